/** What becomes of a command: facts, or a refusal that changes nothing. */
import { answer, ask, letIn, withdraw } from './asking.ts';
import { type Command, type Intent, isRefusal, type Refusal, refuse } from './commands.ts';
import { type Fact, happenedAt } from './facts.ts';
import {
  askForNextRound,
  continueGame,
  dismiss,
  endGame,
  giveTime,
  handOver,
  leave,
  lookRound,
  passHost,
  pause,
  rematch,
  wake,
} from './game.ts';
import { seatAsking } from './gate.ts';
import { freeSeat, moveSeat, setOptions, setYoungest, sit, start } from './lobby.ts';
import type { State } from './state.ts';
import { challenge, lay, layOut, playEvent } from './trick.ts';

/** What the intent of a person, or of a bot in a seat, comes to. */
function decideForSeat(state: State, command: Command, intent: Intent): readonly Fact[] | Refusal {
  const seat = seatAsking(state, command, intent.type);
  if (typeof seat !== 'number') return seat;
  switch (intent.type) {
    case 'set-options':
      return setOptions(state, command, intent);
    case 'remove-seat':
      return freeSeat(state, command, intent.seat);
    case 'move-seat':
      return moveSeat(state, command, intent);
    case 'set-youngest':
      return setYoungest(state, command, intent);
    case 'rename':
      return happenedAt(command.at, { type: 'renamed', seat });
    case 'start':
      return start(state, command);
    case 'lay':
      return lay(state, command, seat, intent);
    case 'challenge':
      return challenge(state, command, seat);
    case 'lay-out':
      return layOut(state, command, seat, intent);
    case 'play-event':
      return playEvent(state, command, seat, intent);
    case 'more-time':
      return giveTime(state, command, seat);
    case 'pause':
      return pause(state, command, true);
    case 'resume':
      return pause(state, command, false);
    case 'next-round':
      return askForNextRound(state, command, seat);
    case 'end-game':
      return endGame(state, command, intent.now);
    case 'pass-host':
      return passHost(state, command, intent.seat);
    case 'dismiss':
      return dismiss(state, command, intent.seat);
    case 'answer':
      return answer(state, command, seat, intent);
    case 'let-in':
      return letIn(state, command, intent.ask);
    case 'rematch':
      return rematch(state, command);
    case 'leave':
      return leave(state, command, seat);
    default:
      throw new Error(`unknown intent: ${(intent satisfies never as Intent).type}`);
  }
}

/** Marks what a bot did in place of a person. */
function markedAsStandIn(fact: Fact): Fact {
  switch (fact.type) {
    case 'laid':
    case 'challenged':
    case 'laid-out':
    case 'event-played':
      return { ...fact, standIn: true };
    default:
      return fact;
  }
}

/**
 * Decides a command by the rules (rules.md) and the table's customs (api.md): the facts it brings about, in order, or
 * the refusal, a value that changes nothing. Only `look-round` and `wake` may bring about no fact at all.
 * Throws on an intent of unknown type, and when the random words run out; both are bugs.
 */
export function decide(state: State, command: Command): readonly Fact[] | Refusal {
  const { intent, at } = command;
  switch (intent.type) {
    case 'open':
      if (state.game > 0) return refuse('already-started', 'the table is open');
      return happenedAt(at, { type: 'table-opened', options: intent.options });
    case 'sit':
      return sit(state, command, intent);
    case 'look-round':
      return lookRound(state, command);
    case 'hand-over':
      return handOver(state, command, intent.how);
    case 'ask':
      return ask(state, command, intent);
    case 'withdraw':
      return withdraw(state, command, intent.ask);
    case 'wake':
      return wake(state, command);
    case 'begin-round':
      return continueGame(state, command);
    default: {
      const decided = decideForSeat(state, command, intent);
      return command.standIn === true && !isRefusal(decided) ? decided.map(markedAsStandIn) : decided;
    }
  }
}
