import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../worker/client.ts';
import { objectionTo, type RecordedFact, type Sheet } from './referee.ts';
import { lobby, playGame } from './scenes.ts';

type Of<Type extends RecordedFact['type']> = Extract<RecordedFact, { type: Type }>;

/** The first fact of a kind in a round. */
function first<Type extends RecordedFact['type']>({ rounds }: Sheet, type: Type, index = 0): Of<Type> {
  const fact = rounds[index]?.find((each): each is Of<Type> => each.type === type);
  if (fact === undefined) throw new Error(`nothing was ${type}`);
  return fact;
}

/** The second lay of the round, which answers the first. */
function answer({ rounds }: Sheet): Of<'laid'> {
  const [, , fact] = rounds[0] ?? [];
  if (fact?.type !== 'laid') throw new Error('the lead was challenged at once');
  return fact;
}

function other(seat: number): number {
  return (seat + 1) % 3;
}

const FORGERIES: readonly (readonly [what: string, forge: (sheet: Sheet) => void, objection: RegExp])[] = [
  ['a card dealt twice', dealtTwice, /deck/],
  ['a card of another deck', (sheet) => first(sheet, 'round-started').hands[0]?.splice(0, 1, 'v1'), /deck/],
  ['a card dealt past', dealtPast, /one at a time/],
  ['two cards swapped in the deal', swapped, /did not hold/],
  ['another starter', (sheet) => pass(first(sheet, 'round-started'), 'starter'), /another seat leads/],
  ['another dealer', (sheet) => pass(first(sheet, 'round-started', 1), 'dealer'), /passes clockwise/],
  ['a deal to fewer', (sheet) => first(sheet, 'round-started').hands.pop(), /not everybody/],
  ['a lay of another seat', (sheet) => pass(first(sheet, 'laid'), 'seat'), /turn/],
  ['a lay of another card', (sheet) => first(sheet, 'laid').cards.splice(0, 1, foreign(sheet)), /did not hold/],
  ['a lay of nothing', (sheet) => first(sheet, 'laid').cards.splice(0), /one or more/],
  ['a card laid twice', (sheet) => first(sheet, 'laid').cards.push(first(sheet, 'laid').cards[0] ?? ''), /different/],
  ['a number that is not in the deck', (sheet) => Object.assign(first(sheet, 'laid'), { number: 7 }), /called/],
  ['another number within a trick', (sheet) => pass(answer(sheet), 'number'), /keeps its number/],
  ['a lie told as the truth', (sheet) => flip(first(sheet, 'challenged')), /judgement/],
  ['another taker', (sheet) => pass(first(sheet, 'challenged'), 'taker'), /takes the pile/],
  ['another challenger', (sheet) => pass(first(sheet, 'challenged'), 'seat'), /turn/],
  ['another to be challenged', (sheet) => pass(first(sheet, 'challenged'), 'of'), /somebody else/],
  ['other cards turned up', (sheet) => first(sheet, 'challenged').cards.splice(0, 1, 'k1', 'k2'), /last lay/],
  ['a number laid out by another', (sheet) => pass(first(sheet, 'laid-out'), 'seat'), /hold all/],
  ['another number laid out', (sheet) => pass(first(sheet, 'laid-out'), 'number'), /hold all/],
  ['another reason', (sheet) => Object.assign(first(sheet, 'round-ended'), { reason: 'patience' }), /reason/],
  ['another loser', (sheet) => Object.assign(first(sheet, 'round-ended'), { loser: null }), /lost/],
  ['a point less', (sheet) => lessPoints(first(sheet, 'round-ended')), /points/],
  ['other hands in the end', (sheet) => first(sheet, 'round-ended').hands.reverse(), /hands/],
  ['a lay kept quiet', (sheet) => sheet.rounds[0]?.splice(1, 1), /./],
  ['a lay told twice', (sheet) => sheet.rounds[0]?.splice(1, 0, first(sheet, 'laid')), /turn/],
  ['an end that came early', (sheet) => sheet.rounds[0]?.splice(1, 0, first(sheet, 'round-ended')), /goes on/],
  ['an end kept quiet', (sheet) => sheet.rounds[0]?.pop(), /has no end/],
  ['the last end kept quiet', (sheet) => sheet.rounds[2]?.pop(), /nobody said so/],
  ['play after the end', (sheet) => sheet.rounds[0]?.push(first(sheet, 'laid')), /backwards/],
  ['a round kept quiet', (sheet) => sheet.rounds.splice(1, 1), /number of the round/],
  ['a round that begins twice', (sheet) => sheet.rounds[0]?.unshift(first(sheet, 'round-started')), /begins once/],
  ['more rounds than agreed', (sheet) => Object.assign(sheet.options, { rounds: 2 }), /more rounds/],
  ['something unheard of', (sheet) => Object.assign(first(sheet, 'laid'), { type: 'passed' }), /not known/],
  ['a clock turned back', (sheet) => Object.assign(first(sheet, 'challenged'), { at: 1 }), /backwards/],
];

/** Hands a field that holds a seat or a number on to the next one. */
function pass<Fact extends RecordedFact>(fact: Fact, field: keyof Fact): void {
  Object.assign(fact, { [field]: other(Number(fact[field])) });
}

function flip(fact: Of<'challenged'>): void {
  fact.lie = !fact.lie;
}

function lessPoints({ points }: Of<'round-ended'>): void {
  const seat = points.findIndex((each) => each > 0);
  points[seat] = (points[seat] ?? 0) - 1;
}

function dealtTwice(sheet: Sheet): void {
  const { hands } = first(sheet, 'round-started');
  hands[0]?.splice(0, 1, hands[1]?.[0] ?? '');
}

function dealtPast(sheet: Sheet): void {
  const { hands } = first(sheet, 'round-started');
  hands[1]?.push(hands[0]?.pop() ?? '');
}

/** Swaps the first card that is laid with one of another hand. */
function swapped(sheet: Sheet): void {
  const { hands } = first(sheet, 'round-started');
  const { seat, cards } = first(sheet, 'laid');
  const mine = hands[seat] ?? [];
  const theirs = hands[other(seat)] ?? [];
  const at = mine.indexOf(cards[0] ?? '');
  [mine[at], theirs[0]] = [theirs[0] ?? '', mine[at] ?? ''];
}

/** A card that whoever lays first does not hold. */
function foreign(sheet: Sheet): string {
  return first(sheet, 'round-started').hands[other(first(sheet, 'laid').seat)]?.[0] ?? '';
}

/** The first playing of an event card. */
function event({ rounds }: Sheet, card: string): Of<'event-played'> {
  const played = rounds
    .flat()
    .find((fact): fact is Of<'event-played'> => fact.type === 'event-played' && fact.card === card);
  if (played === undefined) throw new Error(`nobody played ${card}`);
  return played;
}

/** Tells nothing of the first fact of a kind. */
function keepQuiet({ rounds }: Sheet, is: (fact: RecordedFact) => boolean): void {
  const facts = rounds.find((all) => all.some(is));
  facts?.splice(facts.findIndex(is), 1);
}

const EVENT_FORGERIES: readonly (readonly [what: string, forge: (sheet: Sheet) => void, objection: RegExp])[] = [
  ['one event card dealt twice', (sheet) => first(sheet, 'round-started').eventCards.fill('spy'), /one for each/],
  [
    'a seat without an event card',
    (sheet) => first(sheet, 'round-started').eventCards.fill(null, 0, 1),
    /one for each/,
  ],
  ['an event card of another seat', (sheet) => pass(event(sheet, 'gift'), 'seat'), /turn/],
  ['another event card', (sheet) => Object.assign(event(sheet, 'reverse'), { card: 'census' }), /this event card/],
  ['a gift of a card not held', (sheet) => Object.assign(event(sheet, 'gift'), { chosen: 'r9' }), /card they chose/],
  ['a gift to oneself', (sheet) => giveToSelf(event(sheet, 'gift')), /target/],
  ['a gift that went astray', (sheet) => Object.assign(event(sheet, 'gift'), { moves: [] }), /moved so/],
  ['a theft of nothing', (sheet) => event(sheet, 'swap').moves?.pop(), /moved so/],
  ['a carousel with an empty seat', (sheet) => event(sheet, 'carousel').moves?.shift(), /moved so/],
  ['a card shown that was not there', (sheet) => event(sheet, 'spy').shown?.splice(0, 1, 'r9'), /shown/],
  ['a card shown too many', (sheet) => event(sheet, 'peek').shown?.push('r1'), /shown/],
  ['an about-turn kept quiet', (sheet) => keepQuiet(sheet, (fact) => fact === event(sheet, 'reverse')), /turn/],
  ['a stake kept quiet', (sheet) => keepQuiet(sheet, ({ type }) => type === 'picked-up'), /nobody says what/],
  ['another stake', (sheet) => Object.assign(event(sheet, 'stakes'), { chosen: 'r9' }), /card they chose/],
];

function giveToSelf(fact: Of<'event-played'>): void {
  fact.target = fact.seat;
}

describe.each([
  ['a forged record', FORGERIES, false, 2],
  ['a forged record of event cards', EVENT_FORGERIES, true, 10],
] as const)('%s', (_, forgeries, eventCards, seed) => {
  let sheet: Sheet;

  beforeAll(async () => {
    const players = await lobby(3, { rounds: 3, eventCards });
    await playGame(players, seed);
    sheet = (await call('GET', `/api/tables/${players[0].code}/record`)).body;
  }, 30_000);

  it('is told from a true one', () => {
    expect(objectionTo(sheet)).toBeNull();
  });

  it.each(forgeries)('is objected to for %s', (_what, forge, objection) => {
    const forged = structuredClone(sheet);
    forge(forged);
    expect(objectionTo(forged)).toMatch(objection);
  });
});
