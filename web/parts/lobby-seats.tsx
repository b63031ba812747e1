import type { View, ViewSeat } from '../../worker/rules/view.ts';
import type { Lang } from '../words/index.ts';
import { words } from '../words/index.ts';
import { ActionForm, doing } from './action-form.tsx';
import { Icon } from './card.tsx';
import { Name } from './name.tsx';
import { isHost, nameId } from './situation.ts';
import { Watching } from './watching.tsx';

interface SeatProps {
  readonly lang: Lang;
  readonly view: View;
  readonly seat: ViewSeat;
}

/** One of the host's ways to change a seat: a form of one button. */
function SeatAction({
  view,
  command,
  fields,
  id,
  label,
  children,
}: {
  view: View;
  command: string;
  fields: Readonly<Record<string, string | number>>;
  id: string;
  label?: string;
  children: string;
}) {
  return (
    <ActionForm id={id} action={doing(view.code, command)} fields={{ turn: view.turn, ...fields }}>
      <button type="submit" id={`${id}:button`} aria-label={label}>
        {children}
      </button>
    </ActionForm>
  );
}

/**
 * What the host may do with a seat. Its ids follow the person, so that a move does not leave the menu at somebody else;
 * a colon parts them, as no name holds one once it is an id.
 */
function SeatMenu({ lang, view, seat: { seat, name, kind, youngest } }: SeatProps) {
  const { lobby } = words(lang);
  const key = nameId(name);
  const shared = { view, fields: { seat } };
  return (
    <details class="seat-menu" id={`menu-${key}`}>
      <summary id={`menu-${key}:summary`} aria-label={lobby.seatMenu(name)}>
        <Icon name="dots" />
      </summary>
      <div class="buttons">
        {seat > 0 ? (
          <SeatAction
            view={view}
            command="move-seat"
            fields={{ seat, to: seat - 1 }}
            id={`up-${key}`}
            label={lobby.moveUp(name)}
          >
            {lobby.up}
          </SeatAction>
        ) : null}
        {seat < view.seats.length - 1 ? (
          <SeatAction
            view={view}
            command="move-seat"
            fields={{ seat, to: seat + 1 }}
            id={`down-${key}`}
            label={lobby.moveDown(name)}
          >
            {lobby.down}
          </SeatAction>
        ) : null}
        <SeatAction view={view} command="set-youngest" fields={{ seat: youngest ? '' : seat }} id={`youngest-${key}`}>
          {youngest ? lobby.unmarkYoungest : lobby.markYoungest}
        </SeatAction>
        {seat === view.you || kind === 'bot' ? null : (
          <SeatAction {...shared} command="remove-seat" id={`remove-${key}`} label={lobby.removeWho(name)}>
            {lobby.remove}
          </SeatAction>
        )}
      </div>
    </details>
  );
}

function LobbySeat(props: SeatProps) {
  const { lang, view, seat } = props;
  const { lobby } = words(lang);
  const remarks = [
    seat.seat === view.you ? lobby.you : null,
    seat.seat === view.host ? lobby.host : null,
    seat.youngest ? lobby.youngest : null,
    seat.kind === 'human' && seat.away ? lobby.away : null,
    seat.level === null ? null : `${lobby.bot}, ${lobby.level[seat.level]}`,
  ].filter((remark) => remark !== null);
  return (
    <li id={`seat-${nameId(seat.name)}`} class={seat.away && seat.kind === 'human' ? 'away' : undefined}>
      <span class="who">
        <Name lang={lang} seat={seat} />
        <small>{remarks.join(' · ')}</small>
      </span>
      {isHost(view) && seat.kind === 'bot' ? (
        <SeatAction
          view={view}
          command="remove-seat"
          fields={{ seat: seat.seat }}
          id={`remove-${nameId(seat.name)}`}
          label={lobby.removeWho(seat.name)}
        >
          {lobby.bots.remove}
        </SeatAction>
      ) : null}
      {isHost(view) ? <SeatMenu {...props} /> : null}
    </li>
  );
}

/** One tap seats a bot, as long as there is room. */
function AddBots({ lang, view }: { lang: Lang; view: View }) {
  const { bots } = words(lang).lobby;
  if (!isHost(view) || view.seats.length >= 8) return null;
  return (
    <ActionForm id="add-bot" action={doing(view.code, 'add-bot')} class="bots">
      <fieldset aria-describedby="add-bot-hint">
        <legend>{bots.title}</legend>
        <div>
          {(['easy', 'normal', 'hard'] as const).map((level) => (
            <button type="submit" id={`add-bot-${level}`} name="level" value={level} aria-label={bots.add(bots[level])}>
              {bots[level]} <small>{bots[`${level}Hint`]}</small>
            </button>
          ))}
        </div>
      </fieldset>
      <p class="hint" id="add-bot-hint">
        {bots.hint}
      </p>
    </ActionForm>
  );
}

/** Who sits where, in the order of play; the host may change it. */
export function LobbySeats({ lang, view }: { lang: Lang; view: View }) {
  const { lobby } = words(lang);
  return (
    <section id="seats" class="panel" aria-labelledby="seats-title">
      <h2 id="seats-title">{lobby.seatsTitle}</h2>
      <p class="hint">
        {lobby.seatsHint} {lobby.seatsFree(8 - view.seats.length)} <Watching lang={lang} view={view} />
      </p>
      <ol class="lobby-seats">
        {view.seats.map((seat) => (
          <LobbySeat lang={lang} view={view} seat={seat} />
        ))}
      </ol>
      {isHost(view) ? <p class="hint">{lobby.youngestHint}</p> : null}
      <AddBots lang={lang} view={view} />
    </section>
  );
}
