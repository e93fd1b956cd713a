import { closest } from './closest';

/** Lets people who use email in a browser copy the request that the form would pass to an email program. */
export function initCopyRequest(): void {
  document.addEventListener('click', ({ target }) => {
    const button = closest<HTMLButtonElement>(target, '[data-copies]');
    const status = button?.parentElement?.querySelector('output');
    if (button?.form == null || status == null) return;
    const show = (outcome: 'copied' | 'failed') => () => {
      status.textContent = button.dataset[outcome] ?? '';
    };
    writeText(requestText(button.form)).then(show('copied'), show('failed'));
  });
}

/** @throws an error if the browser refuses, or if the page isn't on HTTPS, where there's no clipboard */
async function writeText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** The email as text: its address and subject from the form's `mailto:` action, and a line for each field. */
function requestText(form: HTMLFormElement): string {
  const { pathname, searchParams } = new URL(form.action);
  const lines = [...new FormData(form)].map(([name, value]) => `${name}: ${value}`);
  return [pathname, searchParams.get('subject'), '', ...lines].join('\n');
}
