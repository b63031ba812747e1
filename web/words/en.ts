/** English. */
import { api } from './en/api.ts';
import { asks } from './en/asks.ts';
import { events } from './en/events.ts';
import { game } from './en/game.ts';
import { legal } from './en/legal.ts';
import { lobby } from './en/lobby.ts';
import { move } from './en/move.ts';
import { rules } from './en/rules.ts';
import { site } from './en/site.ts';
import type { Words } from './index.ts';

export const en: Words = { site, lobby, game, events, move, asks, rules, legal, api };
