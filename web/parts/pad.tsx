import type { View } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { Name } from './name.tsx';

/** The pad: everybody's points, round by round. Scrolls inside itself where the screen is narrow. */
export function Pad({ lang, view }: { lang: Lang; view: View }) {
  const { pad } = words(lang).game;
  const rounds = Array.from({ length: view.options.rounds }, (_, index) => index + 1);
  const fewest = Math.min(...view.seats.map((seat) => seat.total));
  const begun = view.seats.some((seat) => seat.points.length > 0);
  return (
    <div id="pad">
      <h2 id="pad-title">{pad.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="scroll" id="pad-scroll" aria-labelledby="pad-title" tabIndex={0}>
        <table class="pad">
          <thead>
            <tr>
              <th scope="col">{pad.name}</th>
              <th scope="col">{pad.total}</th>
              {rounds.map((round) => (
                <th scope="col" aria-label={pad.round(round)}>
                  {pad.roundShort(round)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.seats.map((seat) => (
              <tr class={begun && seat.total === fewest ? 'leads' : undefined}>
                <th scope="row">
                  <Name lang={lang} seat={seat} />
                </th>
                <td class="total">{seat.total}</td>
                {rounds.map((round) => (
                  <td>{seat.points[round - 1]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p class="hint">{pad.hint}</p>
    </div>
  );
}
