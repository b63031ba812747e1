/** What a player makes of the others' habits: how much more or less than usual each of them lies and doubts. */
import type { Habit, Memory, RememberedLay } from './memory.ts';
import { TEMPER, type Temper } from './temper.ts';

/** How often a lay that is seen through was a lie, and a lay is doubted, among players one knows nothing about. */
const USUAL = { lie: { lead: 0.55, answer: 0.5 }, doubt: { lead: 0.3, answer: 0.4 } } as const;
/** So many sightings must speak against what is usual to weigh as much as it. */
const TRUST = 3;
/** How much more worth a challenge is to somebody who doubts more than is usual, in kings. */
const DOUBTING = 0.6;

function odds(chance: number): number {
  return chance / (1 - chance);
}

/** How far the odds of a habit are from what is usual: 1 for not at all. */
function against(usual: number, { times, of }: Habit): number {
  return odds((usual * TRUST + times) / (TRUST + of)) / odds(usual);
}

function scaled(figures: Temper['leadLies'], by: number): Temper['leadLies'] {
  return [figures[0] * by, figures[1] * by, figures[2] * by, figures[3] * by];
}

/** How one player is taken to lie, seen by the others, and to doubt. */
export interface Character {
  /** For judging this player's lays. */
  readonly liar: Temper;
  /** For foreseeing this player's choices. */
  readonly temper: Temper;
}

/** How likely a lay that was accepted is a lie, all other things unknown. */
export function lieOf({ seat, leads }: RememberedLay, characters: readonly Character[]): number {
  const temper = characters[seat]?.liar ?? TEMPER;
  const more = leads ? temper.leadLies[0] / TEMPER.leadLies[0] : temper.answerLies[0] / TEMPER.answerLies[0];
  const usual = odds(leads ? USUAL.lie.lead : USUAL.lie.answer) * more;
  return usual / (1 + usual);
}

/** The characters of all seats, from what the story told of them. */
export function charactersOf(memory: Memory): Character[] {
  return memory.lies.map((lies, seat) => {
    const doubts = memory.doubts[seat];
    const doubting = doubts
      ? Math.log(against(USUAL.doubt.lead, doubts.lead) * against(USUAL.doubt.answer, doubts.answer)) / 2
      : 0;
    return {
      liar: {
        ...TEMPER,
        leadLies: scaled(TEMPER.leadLies, against(USUAL.lie.lead, lies.lead)),
        answerLies: scaled(TEMPER.answerLies, against(USUAL.lie.answer, lies.answer)),
      },
      temper: { ...TEMPER, doubting: DOUBTING * doubting },
    };
  });
}
