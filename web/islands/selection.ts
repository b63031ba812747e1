/** Lets the one big button say what will happen with the cards picked, and keeps it shut while nothing would. */

/** The sentence for a number of cards and a called number, made of the templates that the page brings along. */
function sentence({ dataset }: HTMLElement, count: number, word: string | undefined): string {
  if (count === 0) return dataset['none'] ?? '';
  const pattern = word === undefined ? dataset['unnamed'] : count === 1 ? dataset['one'] : dataset['many'];
  return (pattern ?? '').replace('#', String(count)).replace('@', word ?? '');
}

function refresh(): void {
  const button = document.querySelector<HTMLButtonElement>('#lay');
  if (button === null) return;
  const count = document.querySelectorAll('#play input[name=cards]:checked').length;
  const called = document.querySelector<HTMLElement>('#numbers input:checked');
  const word = button.dataset['word'] ?? called?.dataset['word'];
  const text = sentence(button, count, word);
  if (button.textContent !== text) button.textContent = text;
  button.disabled = count === 0 || word === undefined;
}

document.addEventListener('change', refresh);
document.addEventListener('htmx:after:swap', refresh);
addEventListener('pageshow', refresh);
refresh();
