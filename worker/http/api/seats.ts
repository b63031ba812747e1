/** Seats that go to another device or to another person, for programs. */
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Bound } from '../env.ts';
import { hashOf, newSecret } from '../identity.ts';
import { askRoute, moveRoute, redeemRoute, takeBackRoute, withdrawRoute } from './description-of-seats.ts';
import { accepted, entered, enteredAsSeat, refusesWrongForm } from './entrance.ts';

export const seats = new OpenAPIHono<Bound>({ defaultHook: refusesWrongForm });

seats.openapi(askRoute, async (context) => {
  const { kind, seat, ...named } = context.req.valid('json');
  const { table, hash: by } = await entered(context);
  const secret = newSecret();
  const typed = 'name' in named ? named.name : '';
  const { ask } = accepted(context, await table.ask(by, { kind, seat, typed, hash: await hashOf(secret) }));
  return context.json({ ask, secret }, 201);
});

seats.openapi(withdrawRoute, async (context) => {
  const { table, hash } = await enteredAsSeat(context);
  accepted(context, await table.withdraw(hash));
  return context.body(null, 204);
});

seats.openapi(moveRoute, async (context) => {
  const { table, hash } = await enteredAsSeat(context);
  const token = newSecret();
  const { until, code } = accepted(context, await table.offerMove(hash, await hashOf(token)));
  return context.json({ token, url: `/t/${code}/move/${token}`, until }, 201);
});

seats.openapi(redeemRoute, async (context) => {
  const { token } = context.req.valid('json');
  const { table } = await entered(context);
  const secret = newSecret();
  const { seat } = accepted(context, await table.redeem(await hashOf(token), await hashOf(secret)));
  return context.json({ seat, secret }, 201);
});

seats.openapi(takeBackRoute, async (context) => {
  const { table, hash } = await enteredAsSeat(context);
  const { seat } = accepted(context, await table.takeBack(hash));
  return context.json({ seat }, 200);
});
