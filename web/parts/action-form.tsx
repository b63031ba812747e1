import type { ComponentChildren } from 'preact';

interface ActionFormProps {
  readonly id: string;
  readonly action: string;
  /**
   * The natural key of the doing, so that sending it twice does it once.
   * Its field is not called »id«: a field of that name hides the form's own id from scripts, and a swap would not find the form again.
   */
  readonly once?: string;
  /** Hidden fields, in this order. */
  readonly fields?: Readonly<Record<string, string | number>>;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/**
 * A form that works by itself, and with htmx swaps only the table. How, it inherits from the table (table-main.tsx).
 */
export function ActionForm({ id, action, once, fields = {}, class: className, children }: ActionFormProps) {
  return (
    <form id={id} method="post" action={action} hx-post={action} autocomplete="off" class={className}>
      {once ? <input type="hidden" name="key" value={once} /> : null}
      {Object.entries(fields).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** Where a command of a table is sent. */
export function doing(code: string, command: string): string {
  return `/t/${code}/do/${command}`;
}
