/** Everything that runs in the browser. Each island can be deleted; the game goes on by forms. */
import 'htmx.org';
import 'htmx.org/dist/ext/hx-ws.js';
import './clock.ts';
import './event.ts';
import './focus.ts';
import './selection.ts';
import './share.ts';
import './stage.ts';
import './tables.ts';
import './turn.ts';
import './live.ts';
