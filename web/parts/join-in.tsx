import type { View, ViewSeat } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { ActionForm } from './action-form.tsx';
import { tellAsking } from './asked.ts';
import type { LostSeat } from './moved.tsx';
import { Name } from './name.tsx';
import { NameField } from './name-field.tsx';
import { isInGame, seatsToClaim, seatsToTakeOver } from './situation.ts';

interface JoinInProps {
  readonly lang: Lang;
  readonly view: View;
  readonly typed?: string | undefined;
  readonly moved?: LostSeat | undefined;
}

/** Whoever lost their cookie says who they are. */
function Claims({ lang, view }: JoinInProps) {
  const { joinIn } = words(lang).asks;
  const seats = seatsToClaim(view);
  if (seats.length === 0) return null;
  return (
    <fieldset id="claims" aria-describedby="claims-hint">
      <legend>{joinIn.claimsTitle}</legend>
      <p class="hint" id="claims-hint">
        {joinIn.claimsHint}
      </p>
      <div class="buttons">
        {seats.map(({ seat, name }) => (
          <ActionForm id={`claim-${seat}`} action={`/t/${view.code}/ask`} fields={{ kind: 'claim', seat }}>
            <button type="submit" id={`claim-${seat}-button`}>
              {joinIn.claim(name)}
            </button>
          </ActionForm>
        ))}
      </div>
    </fieldset>
  );
}

function Vacancy({ lang, seat, only }: { lang: Lang; seat: ViewSeat; only: boolean }) {
  const { asks, game } = words(lang);
  const id = `take-over-seat-${seat.seat}`;
  return (
    <label for={id}>
      <input type="radio" id={id} name="seat" value={seat.seat} required checked={only} />
      <span>
        <Name lang={lang} seat={seat} />{' '}
        <small>
          {seat.left ? `${asks.joinIn.left}, ` : null}
          {game.points(seat.total)}
        </small>
      </span>
    </label>
  );
}

/** A watcher asks to play on where a bot plays. */
function TakeOver({ lang, view, typed }: JoinInProps) {
  const { asks, lobby } = words(lang);
  const { joinIn } = asks;
  const seats = seatsToTakeOver(view);
  if (seats.length === 0) return null;
  return (
    <details id="take-over-fold" open={typed !== undefined}>
      <summary id="take-over-summary">{joinIn.takeOverTitle}</summary>
      <ActionForm id="take-over" action={`/t/${view.code}/ask`} fields={{ kind: 'take-over' }}>
        <fieldset id="take-over-seats" class="one-of">
          <legend>{joinIn.seat}</legend>
          <div>
            {seats.map((seat) => (
              <Vacancy lang={lang} seat={seat} only={seats.length === 1} />
            ))}
          </div>
        </fieldset>
        <NameField id="take-over-name" label={lobby.join.name} hint={lobby.join.hint} value={typed} />
        <p class="hint" id="take-over-hint">
          {joinIn.takeOverHint}
        </p>
        <button type="submit" id="take-over-button" aria-describedby="take-over-hint">
          {joinIn.takeOver}
        </button>
      </ActionForm>
    </details>
  );
}

function Withdraw({ lang, view }: JoinInProps) {
  if (view.asking?.state !== 'open' && view.asking?.state !== 'promised') return null;
  return (
    <ActionForm id="withdraw" action={`/t/${view.code}/withdraw`}>
      <button type="submit" id="withdraw-button">
        {words(lang).asks.asking.withdraw}
      </button>
    </ActionForm>
  );
}

/** The ways into a running game for somebody without a seat, and what became of their asking. */
export function JoinIn(props: JoinInProps) {
  const { lang, view, moved } = props;
  if (view.you !== null || moved !== undefined || !isInGame(view)) return null;
  const told = tellAsking(view, lang);
  if (told === null && seatsToClaim(view).length === 0 && seatsToTakeOver(view).length === 0) return null;
  return (
    <section id="join-in" class="panel join-in" aria-labelledby="join-in-title" tabIndex={-1}>
      <h2 id="join-in-title">{words(lang).asks.joinIn.title}</h2>
      {told === null ? null : <p id="asking">{told}</p>}
      <Withdraw {...props} />
      <Claims {...props} />
      <TakeOver {...props} />
    </section>
  );
}
