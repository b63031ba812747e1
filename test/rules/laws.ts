/** Laws that no play may break, quick enough for many thousands of rounds. Each throws where it finds itself broken. */
import { cardsIn, cardsOf, KINGS } from '../../worker/rules/cards.ts';
import { type Intent, isRefusal } from '../../worker/rules/commands.ts';
import { decide } from '../../worker/rules/decide.ts';
import { evolveAll } from '../../worker/rules/evolve.ts';
import { legalFor } from '../../worker/rules/legal.ts';
import { isInRound } from '../../worker/rules/round.ts';
import { emptyState, type Round, type State } from '../../worker/rules/state.ts';
import { toldTo, twinOf, withHiddenMoved } from './hidden.ts';
import { tells } from './model.ts';
import { type Pick, picker, type Step } from './play.ts';
import { attempt } from './tries.ts';

type Law = (step: Step, pick: Pick) => void;

function hold(law: boolean, what: string): void {
  if (!law) throw new Error(what);
}

function same(one: unknown, other: unknown, what: string): void {
  hold(JSON.stringify(one) === JSON.stringify(other), what);
}

function whileRunning(law: (state: State, round: Round, pick: Pick) => void): Law {
  return ({ after }, pick) => {
    if (after.phase === 'playing' && after.round !== null) law(after, after.round, pick);
  };
}

const cardsStayTheSame: Law = ({ after: { round } }) => {
  if (round === null) return;
  const out = round.laidOut.flatMap((number) => cardsOf(round.deck, number));
  const all = [...round.hands.flat(), ...round.lays.flatMap((lay) => lay.cards), ...out];
  const deck = cardsIn(round.deck);
  hold(all.length === deck.length && new Set([...all, ...deck]).size === deck.length, 'a card is lost or there twice');
};

const eventCardsAreDistinct: Law = ({ after: { round, options } }) => {
  if (round === null) return;
  const held = round.eventCards.filter((card) => card !== null);
  hold(held.length === (options.eventCards ? round.hands.length : 0), 'a seat has no event card, or one too many');
  hold(new Set(held).size === held.length, 'an event card is there twice');
  hold(new Set(round.eventsPlayed).size === round.eventsPlayed.length, 'an event card was played twice');
};

const replayIsTheSame: Law = ({ after, chapter, log }, pick) => {
  const moment = after.phase === 'playing' ? pick(30) : 0;
  if (moment === 0) same(evolveAll(emptyState, chapter()), after, 'the chapter replayed gives another state');
  if (after.phase === 'game-over') same(evolveAll(emptyState, log), after, 'the log replayed gives another state');
};

const decisionIsTheSame: Law = ({ before, command, facts }, pick) => {
  if (pick(8) === 0) same(decide(before, command), facts, 'the same command is decided differently');
};

const whoActsCan = whileRunning((state, round) => {
  for (const seat of round.hands.keys()) {
    const legal = legalFor(state, seat);
    const can = legal !== null && (legal.lay || legal.challenge);
    hold(can === (seat === round.toAct), can ? 'a seat can act out of turn' : 'who is to act has no legal choice');
    if (!can) hold(legal?.event === null, 'a seat can play an event card out of turn');
  }
  hold((round.hands[round.toAct ?? -1]?.length ?? 0) > 0, 'who is to act holds no cards');
});

const goesOnOnlyIfItMay = whileRunning((_, round) => {
  hold(round.layCount < 400, 'patience is not over');
  hold(round.laidOut.length < round.deck.highest, 'a round goes on with nothing but kings');
  hold([...round.hands.keys()].filter((seat) => isInRound(round, seat)).length > 1, 'a round goes on with one player');
  for (const hand of round.hands) hold(!KINGS.every((king) => hand.includes(king)), 'four kings in a hand go on');
});

const endsByTheRules: Law = ({ facts, after: { round } }) => {
  const end = facts.find((fact) => fact.type === 'round-ended');
  if (end === undefined || round === null) return;
  const { reason, loser, points, hands } = end;
  hold(points.length === hands.length, 'not every seat has points');
  const withKings = hands.findIndex((hand) => KINGS.every((king) => hand.includes(king)));
  hold((reason === 'four-kings') === (withKings !== -1), `${reason} with four kings in hand ${withKings}`);
  hold(loser === (withKings === -1 ? null : withKings), `seat ${loser} lost`);
  if (reason === 'only-kings') hold(round.laidOut.length === round.deck.highest, 'more than kings is left');
  if (reason === 'patience') hold(round.layCount === 400, 'patience ended too soon');
};

const turnsGrow: Law = ({ before, after, command }) => {
  const grown = after.turn - before.turn;
  const sameDecision = command.intent.type === 'play-event' && after.round?.toAct === before.round?.toAct;
  hold(grown >= 0, 'the turn went back');
  hold(after.round?.toAct === before.round?.toAct || grown > 0, 'somebody else is to act in the same turn');
  if (sameDecision) hold(grown === 0, 'an event card made another turn of it');
};

const nothingHiddenIsTold: Law = ({ after, command, chapter, log }, pick) => {
  const eventPlayed = command.intent.type === 'play-event';
  if (after.round === null || (!eventPlayed && pick(16) > 0)) return;
  const viewer = pick(4) === 0 ? null : pick(after.seats.length);
  const moved = withHiddenMoved(after, viewer, log.length);
  hold(toldTo(moved, viewer) === toldTo(after, viewer), `viewer ${viewer} is told what is hidden now`);
  if (after.phase !== 'playing' || pick(4) > 0) return;
  const twin = twinOf(chapter(), viewer, log.length);
  hold(toldTo(twin, viewer) === toldTo(after, viewer), `viewer ${viewer} is told what was hidden when it happened`);
};

/** Words for whatever a try may draw; which they are does not matter. */
const WORDS = Array.from({ length: 128 }, (_, index) => (index * 2_654_435_761) % 2 ** 32);

const onlyTheLegalIsAccepted = whileRunning((state, round, pick) => {
  const seat = pick(4) === 0 ? pick(round.hands.length) : (round.toAct ?? 0);
  const intent: Intent = attempt(state, seat, pick);
  const command = { intent, seat, turn: state.turn, at: 5, random: WORDS, present: [] };
  const accepted = !isRefusal(decide(state, command));
  if (accepted === tells(state, seat, intent)) return;
  throw new Error(`${accepted ? 'accepted' : 'refused'} by mistake: ${JSON.stringify([seat, intent, round])}`);
});

/** By the sentence that each of them says. */
const LAWS: Readonly<Record<string, Law>> = {
  'no card is lost, none is there twice': cardsStayTheSame,
  'every seat has one event card of its own, or none does, and plays it once': eventCardsAreDistinct,
  'the log replayed gives the live state, and so does its latest chapter alone': replayIsTheSame,
  'the same command on the same state is decided in the same way': decisionIsTheSame,
  'whoever is to act holds cards and has a legal choice, and nobody else does': whoActsCan,
  'a round goes on only while none of its ends has come': goesOnOnlyIfItMay,
  'a round ends by the rules, with points for every seat': endsByTheRules,
  'the turn never goes back, and is another whenever somebody else is to act': turnsGrow,
  'nobody is told what they may not know': nothingHiddenIsTold,
  'what is legal is accepted, and nothing else': onlyTheLegalIsAccepted,
};

/** Holds one step of a game to all laws. */
export function holdToLaws(step: Step): void {
  const pick = picker(step.log.length * 7919 + step.after.turn);
  for (const [sentence, law] of Object.entries(LAWS)) {
    try {
      law(step, pick);
    } catch (broken) {
      throw new Error(`broken: ${sentence}: ${(broken as Error).message} after ${JSON.stringify(step.command.intent)}`);
    }
  }
}
