/** Says that it is my turn where somebody notices who looks elsewhere: title, icon, badge, and by choice sound and vibration. */
import { read, write } from './store.ts';

const KEY = 'turn-signal';
const ON = 'on';
/** Two short notes, a fourth apart. */
const NOTES_HZ = [587, 784];
const NOTE_S = 0.14;
const LOUDNESS = 0.12;
const VIBRATION_MS = [120, 80, 120];
/** Within this time all open tabs of a seat have heard of a turn. */
const TABS_HEAR_WITHIN_MS = 10_000;

/** My turn as shown last: none while it is somebody else's, undefined before anything was shown. */
let shown: string | undefined;
/** The turn told last. A pause and other pushes do not make it another one. */
let told = '';
/** Made with a press of a button, as browsers want it, and asleep between two sounds. */
let sound: AudioContext | undefined;

function isOn(): boolean {
  return read(KEY) === ON;
}

function label(): void {
  const button = document.querySelector<HTMLElement>('#turn-signal');
  const text = (isOn() ? button?.dataset['on'] : button?.dataset['off']) ?? '';
  if (button && button.textContent !== text) button.textContent = text;
}

async function ring(context: AudioContext): Promise<void> {
  await context.resume();
  // The browser may have let us wait for so long that it is over.
  if (shown !== told) return;
  const volume = new GainNode(context, { gain: LOUDNESS });
  volume.connect(context.destination);
  const notes = NOTES_HZ.map((frequency) => new OscillatorNode(context, { frequency }));
  for (const [index, note] of notes.entries()) {
    note.connect(volume);
    note.start(context.currentTime + index * NOTE_S);
    note.stop(context.currentTime + (index + 1) * NOTE_S);
  }
  notes.at(-1)?.addEventListener('ended', () => void context.suspend());
}

function call(): void {
  if (sound !== undefined) void ring(sound);
  // Before anything was tapped browsers refuse it, and say so in the console.
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(VIBRATION_MS);
}

/** Of several tabs of one seat, one calls: whichever gets the lock first. Plain http has no locks; there each calls. */
function callOnce(turn: string): void {
  if (navigator.locks === undefined) {
    call();
    return;
  }
  const name = `turn-${location.pathname}-${turn}`;
  void navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    call();
    await new Promise((resolve) => setTimeout(resolve, TABS_HEAR_WITHIN_MS));
  });
}

function badge(mine: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  // Refused where the page is no installed app; that is no mistake.
  (mine ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
}

function refresh(): void {
  label();
  const { title, icon, turn = '' } = document.querySelector<HTMLElement>('#table')?.dataset ?? {};
  const link = document.querySelector<HTMLLinkElement>('#icon');
  if (title !== undefined) document.title = title;
  if (link && icon !== undefined && link.getAttribute('href') !== icon) link.setAttribute('href', icon);
  if (turn === shown) return;
  const [before, isNew] = [shown, turn !== told];
  shown = turn;
  badge(turn !== '');
  if (turn === '') return;
  told = turn;
  // Whoever has just opened the page sees it, and whoever moves on in their own turn knows it.
  if (before === '' && isNew && isOn()) callOnce(turn);
}

/** A browser lets a page be heard only from a press on: the first after loading, or the one that switches it on. */
function wake(): void {
  if (sound !== undefined || !isOn()) return;
  const context = new AudioContext();
  sound = context;
  void context.resume().then(() => context.suspend());
}

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('#turn-signal')) {
    write(KEY, isOn() ? 'off' : ON);
    label();
  }
  wake();
});
document.addEventListener('keydown', wake);
document.addEventListener('htmx:after:swap', refresh);
addEventListener('storage', label);
addEventListener('pageshow', refresh);
refresh();
