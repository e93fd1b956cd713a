import { closest } from './events';

/** Some email programs and systems open no longer links. */
const maxLink = 1900;

/** Passes the request to an email program as it was typed, or copies it for people who use email in a browser. */
export function initRequestForm(): void {
  document.addEventListener('click', ({ target }) => {
    const button = closest<HTMLButtonElement>(target, '[data-copies]');
    if (button?.form == null) return;
    const show = (outcome: Outcome) => () => showOutcome(button, outcome);
    writeText(requestText(button.form)).then(show('copied'), show('failed'));
  });
  document.addEventListener('submit', (event) => {
    const form = closest<HTMLFormElement>(event.target, 'form[action^="mailto:"]');
    if (form === null) return;
    // What browsers make of the fields themselves depends on the email program: some change + or &.
    event.preventDefault();
    const link = `${form.action}&body=${encodeURIComponent(linesOf(form).join('\r\n'))}`;
    if (link.length <= maxLink) {
      location.assign(link);
      return;
    }
    const button = document.querySelector<HTMLButtonElement>('[data-copies]');
    if (button === null) return;
    showOutcome(button, 'long');
    button.focus();
  });
}

type Outcome = 'copied' | 'failed' | 'long';

function showOutcome({ dataset, parentElement }: HTMLButtonElement, outcome: Outcome): void {
  const status = parentElement?.querySelector('output');
  if (status != null) status.textContent = dataset[outcome] ?? '';
}

/** @throws an error if the browser refuses, or if the page isn't on HTTPS, where there's no clipboard */
async function writeText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** The email as text: its address and subject from the form's `mailto:` action, and a line for each field. */
function requestText(form: HTMLFormElement): string {
  const { pathname, searchParams } = new URL(form.action);
  return [pathname, searchParams.get('subject'), '', ...linesOf(form)].join('\n');
}

function linesOf(form: HTMLFormElement): string[] {
  return [...new FormData(form)].map(([name, value]) => `${name}: ${value}`);
}
