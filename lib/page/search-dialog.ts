import { createElement, createIcon } from './create-element';

/** The id of the search dialog. */
export const searchId = 'search';

/** Dispatched on the window each time the dialog opens. */
const openedEvent = 'search-opened';

const answersId = 'search-answers';
/** ID of the text shown until results appear. */
const stateId = 'search-state';

/** How long scripts, and then the index, may take before an error that points to the menus replaces "Loading search…". */
export const maxLoadingMs = 8000;

let dialog: HTMLDialogElement | null = null;
let loading: ReturnType<typeof setTimeout>;

/**
 * The dialog with its search field, created on the first call. It works while React loads, which renders the results
 * below the field (`components/shell/search/search.tsx`).
 */
export function getSearchDialog(): HTMLDialogElement {
  if (dialog === null) {
    dialog = makeDialog();
    document.documentElement.append(dialog);
  }
  return dialog;
}

/** Styled by `app/search.css`. */
function makeDialog(): HTMLDialogElement {
  const close = createElement(
    'button',
    { 'aria-label': 'Close' },
    createIcon('m5 5 14 14M19 5 5 19'),
  );
  const field = createElement('input', {
    id: 'search-field',
    type: 'search',
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    'aria-autocomplete': 'list',
    'aria-controls': answersId,
  });
  const head = createElement(
    'div',
    { class: 'search-head' },
    createElement('h2', { id: 'search-title' }, 'Search this site'),
    createElement('form', { method: 'dialog' }, close),
    createElement('label', { for: field.id, class: 'tag' }, 'Page, topic, or agent'),
    field,
  );
  const answers = createElement('div', { id: answersId });
  const state = createElement('p', { id: stateId, class: stateId }, 'Loading search…');
  return createElement(
    'dialog',
    {
      id: searchId,
      class: 'search-dialog',
      'aria-labelledby': 'search-title',
      'aria-modal': 'true',
    },
    createElement('search', {}, head, answers, state),
  );
}

/** Prepares the dialog after it opens, and tells the listeners. */
export function prepareSearch(): void {
  // React requests it only after React itself has loaded (components/shell/search/use-index.ts).
  const preload = { rel: 'preload', as: 'fetch', href: '/search.json', crossorigin: 'anonymous' };
  if (document.querySelector(`link[href="${preload.href}"]`) === null) {
    document.head.append(createElement('link', preload));
  }
  const { field, answers } = getSearchElements(getSearchDialog());
  field.value = '';
  field.focus();
  clearTimeout(loading);
  loading = setTimeout(() => {
    if (dialog?.open && answers.childElementCount === 0) showSearchError();
  }, maxLoadingMs);
  dispatchEvent(new Event(openedEvent));
}

/** Calls back each time the dialog opens. */
export function onSearchOpened(listener: () => void): void {
  addEventListener(openedEvent, listener);
}

/** Shows that search couldn't load. */
export function showSearchError(): void {
  const state = getSearchDialog().querySelector(`#${stateId}`);
  state?.setAttribute('role', 'alert');
  state?.replaceChildren('Search couldn’t load. Every page is in the menus and the footer.');
}

/** The dialog while it's open, else null. */
export function getOpenSearchDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${searchId}[open]`);
}

/** Calls back when the dialog opens or closes, or its field changes. @returns a function that stops this */
export function onSearchChange(listener: () => void): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true };
  for (const type of [openedEvent, 'close', 'input']) addEventListener(type, listener, options);
  return () => controller.abort();
}

/** The field, and the element in which React renders the results. */
export function getSearchElements(dialog: HTMLDialogElement): {
  field: HTMLInputElement;
  answers: Element;
} {
  const field = dialog.querySelector('input');
  const answers = dialog.querySelector(`#${answersId}`);
  if (field === null || answers === null) throw new Error('the search dialog is incomplete');
  return { field, answers };
}
