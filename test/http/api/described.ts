/** The served description of the API, and whether what is sent and answered is as it says. */
import { Validator } from '@cfworker/json-schema';
import { call, type Reply } from '../../worker/client.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document from outside, read as it stands
type Json = any;

/** Every field that an object may have has to be described: what is not, is not there. */
function closed(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return inner.properties === undefined ? inner : { ...inner, additionalProperties: false };
}

export class Description {
  readonly document: Json;
  readonly #components: Json;
  readonly #validators = new Map<string, Validator>();

  private constructor(document: Json) {
    this.document = document;
    this.#components = closed(document.components);
  }

  static async read(): Promise<Description> {
    return new Description((await call('GET', '/api/openapi.json')).body);
  }

  /** Every operation, as `GET /tables/{code}`. */
  get operations(): string[] {
    return Object.entries<Json>(this.document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
  }

  operation(name: string): Json {
    const [method = '', path = ''] = name.split(' ');
    return this.document.paths[path]?.[method.toLowerCase()];
  }

  /** The codes that an operation may answer with under a status. */
  codes(name: string, status: number): string[] {
    return this.operation(name).responses[status]?.description.split(', ') ?? [];
  }

  /** What about a value is not as a schema says; empty where all is. */
  faults(schema: Json, value: unknown): string[] {
    const key = JSON.stringify(schema);
    const validator =
      this.#validators.get(key) ?? new Validator({ ...closed(schema), components: this.#components }, '2020-12');
    this.#validators.set(key, validator);
    const { errors } = validator.validate(value);
    return errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`);
  }

  /** Whether a body has the form in which an operation takes it. */
  takes(name: string, body: unknown): boolean {
    return this.faults(this.operation(name).requestBody.content['application/json'].schema, body).length === 0;
  }

  /** What about an answer is not as the description of its operation says. */
  faultsOf(name: string, { status, headers, body }: Reply): string[] {
    const documented = this.operation(name)?.responses[status];
    if (documented === undefined) return [`${name} may not answer ${status}`];
    // An answer without content has no form to keep, but must be empty.
    if (documented.content === undefined) return body === '' ? [] : [`${name} may answer ${status} with nothing only`];
    const type = headers.get('content-type') ?? 'none';
    const content = documented.content[type];
    if (content === undefined) return [`${name} may not answer ${status} as ${type}`];
    const known = status < 400 || this.codes(name, status).includes(body.code);
    return [...this.faults(content.schema, body), ...(known ? [] : [`${name} may not answer ${status} ${body.code}`])];
  }
}
