/** German. The pattern for every other language. */
import { api } from './de/api.ts';
import { asks } from './de/asks.ts';
import { events } from './de/events.ts';
import { game } from './de/game.ts';
import { legal } from './de/legal.ts';
import { lobby } from './de/lobby.ts';
import { move } from './de/move.ts';
import { rules } from './de/rules.ts';
import { site } from './de/site.ts';

export const de = { site, lobby, game, events, move, asks, rules, legal, api };
