/** Lets the button of an event card say what will happen with what is chosen, and brings into sight what unfolds. */

function refresh(): void {
  const button = document.querySelector<HTMLButtonElement>('#play-event-button');
  if (button === null) return;
  const groups = [...document.querySelectorAll('#play-event fieldset')];
  const chosen = groups.map((group) => group.querySelector<HTMLInputElement>('input:checked'));
  const complete = !chosen.includes(null);
  const pattern = (complete ? button.dataset['chosen'] : button.dataset['plain']) ?? '';
  const wordOf = (isCard: boolean) =>
    chosen.find((field) => (field?.name === 'card') === isCard)?.dataset['word'] ?? '';
  const text = pattern.replace(/[#@]/g, (sign) => wordOf(sign === '#'));
  if (button.textContent !== text) button.textContent = text;
  button.disabled = !complete;
}

document.addEventListener('change', refresh);
document.addEventListener('htmx:after:swap', refresh);
addEventListener('pageshow', refresh);
refresh();

// A fold tells nobody further up that it opens, but whoever listens on the way down hears it.
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open) target.scrollIntoView({ block: 'nearest' });
  },
  true,
);
