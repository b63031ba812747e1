/** All routes, and what holds for every one of them. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { api } from './api/api.ts';
import { asking } from './asking.tsx';
import type { Bound } from './env.ts';
import { LARGEST_BODY, logFailure, securityHeaders } from './guard.ts';
import { live } from './live.ts';
import { moving } from './moving.tsx';
import { message } from './page.tsx';
import { pages } from './pages.tsx';

export const app = new Hono<Bound>();

app.use(securityHeaders);
app.route('/api', api);
app.route('/', live);
app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: (context) => message(context, 'too-large') }));
app.route('/', pages);
app.route('/', moving);
app.route('/', asking);

app.notFound((context) => message(context, 'not-found'));
app.onError((error, context) => {
  logFailure(context, error);
  return message(context, 'broken');
});
