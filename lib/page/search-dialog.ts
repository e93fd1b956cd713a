import { element, icon } from './element';

/** The id of the search dialog. */
export const searchId = 'search';

/** Sent to the window each time the dialog has opened. */
const opened = 'search-opened';

const answersId = 'search-answers';
/** ID of the text shown until results appear. */
const stateId = 'search-state';

let dialog: HTMLDialogElement | null = null;

/**
 * The dialog with its search field, created on the first call. React renders the results below the field, and loads in
 * the meantime (`components/shell/search/search.tsx`).
 */
export function searchDialog(): HTMLDialogElement {
  dialog ??= makeDialog();
  if (!dialog.isConnected) {
    dialog.open = false;
    document.documentElement.append(dialog);
  }
  return dialog;
}

/** Whether React has removed the open dialog, as it does when it re-renders a translated page. */
export function isSearchLost(): boolean {
  return dialog?.open === true && !dialog.isConnected;
}

/** Styled by `app/search.css`. */
function makeDialog(): HTMLDialogElement {
  const close = element('button', { 'aria-label': 'Close' }, icon('m5 5 14 14M19 5 5 19'));
  const field = element('input', {
    id: 'search-field',
    type: 'search',
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    'aria-autocomplete': 'list',
    'aria-controls': answersId,
  });
  const head = element(
    'div',
    { class: 'search-head' },
    element('h2', { id: 'search-title' }, 'Search this site'),
    element('form', { method: 'dialog' }, close),
    element('label', { for: field.id, class: 'tag' }, 'Page, topic, or agent'),
    field,
  );
  const answers = element('div', { id: answersId });
  const state = element('p', { id: stateId, class: stateId }, 'Loading search…');
  return element(
    'dialog',
    {
      id: searchId,
      class: 'search-dialog',
      'aria-labelledby': 'search-title',
      'aria-modal': 'true',
    },
    element('search', {}, head, answers, state),
  );
}

/** Readies the dialog, which has just opened, and tells React. */
export function startSearch(): void {
  // React asks for it only when it has loaded (components/shell/search/use-index.ts).
  const ahead = { rel: 'preload', as: 'fetch', href: '/search.json', crossorigin: 'anonymous' };
  if (document.querySelector(`link[href="${ahead.href}"]`) === null) {
    document.head.append(element('link', ahead));
  }
  partsOf(searchDialog()).field.focus();
  dispatchEvent(new Event(opened));
}

/** Readies the dialog, which has just closed, for the next time. */
export function clearSearch(): void {
  partsOf(searchDialog()).field.value = '';
}

/** Shows that search couldn't load. */
export function endSearch(): void {
  const state = searchDialog().querySelector(`#${stateId}`);
  state?.replaceChildren('Search couldn’t load. Every page is in the menus and the footer.');
}

/** The dialog while it's open, else null. */
export function openSearchDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${searchId}[open]`);
}

/** Calls back when the dialog opens or closes, or its field changes. */
export function onSearchChange(changed: () => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  for (const type of [opened, 'close', 'input']) addEventListener(type, changed, options);
  return () => listening.abort();
}

/** The field, and the element that React fills. */
export function partsOf(dialog: HTMLDialogElement): { field: HTMLInputElement; answers: Element } {
  const field = dialog.querySelector('input');
  const answers = dialog.querySelector(`#${answersId}`);
  if (field === null || answers === null) throw new Error('the search dialog has lost its parts');
  return { field, answers };
}
