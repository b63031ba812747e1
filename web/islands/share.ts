/** Passes the table's link on: by the clipboard, or by the system's own share sheet. */

/** How long »copied« stays to be read. */
const READING_MS = 2500;

document.documentElement.classList.add('scripted');
if ('share' in navigator) document.documentElement.classList.add('can-share');

/** Copies by selecting the link on the page, for where the clipboard is closed to pages (plain http). */
function copySelected(): boolean {
  const link = document.querySelector('#link');
  if (link === null) return false;
  getSelection()?.selectAllChildren(link);
  return document.execCommand('copy');
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected();
  }
}

function say(button: HTMLElement, text: string): void {
  const status = document.querySelector('#share-status');
  const label = button.dataset['label'] ?? button.textContent ?? '';
  button.dataset['label'] = label;
  button.textContent = text;
  if (status !== null) status.textContent = text;
  setTimeout(() => {
    button.textContent = label;
    if (status !== null) status.textContent = '';
  }, READING_MS);
}

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy], [data-share]') : null;
  const { copy: link, share: url, text, done, failed } = button?.dataset ?? {};
  if (button && link) say(button, (await copy(link)) ? (done ?? '') : (failed ?? ''));
  // Whoever closes the share sheet again rejects the promise; that is no mistake.
  if (url) await navigator.share({ title: document.title, text: text ?? '', url }).catch(() => undefined);
});
