/** The id of the search dialog (`components/shell/search-dialog.tsx`), which opens while React loads. */
export const searchId = 'search';

/** The id of the element in which React renders the results. */
export const answersId = 'search-answers';

/** Dispatched on the window each time the dialog opens. */
const openedEvent = 'search-opened';

/** How long scripts, and then the index, may take before an error that points to the menus replaces "Loading search…". */
export const maxLoadingMs = 8000;

let loading: ReturnType<typeof setTimeout>;

/** Prepares the dialog after it opens, and tells the listeners. */
export function prepareSearch(): void {
  preloadIndex();
  showError(false);
  const { field, answers } = getSearchElements();
  field.value = '';
  field.focus();
  clearTimeout(loading);
  loading = setTimeout(() => {
    if (answers.textContent === '') showError(true);
  }, maxLoadingMs);
  dispatchEvent(new Event(openedEvent));
}

/** React requests it only after React itself has loaded (`components/shell/search/use-index.ts`). */
function preloadIndex(): void {
  if (document.querySelector('link[href="/search.json"]') !== null) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', href: '/search.json', crossOrigin: '' });
  document.head.append(link);
}

/** Shows that search couldn't load, unless it has. */
export const showSearchError = () => showError(true);

function showError(isShown: boolean): void {
  const error = document.querySelector<HTMLElement>(`#${answersId} ~ [role="alert"]`);
  if (error !== null) error.hidden = !isShown;
}

/** Calls back each time the dialog opens. */
export function onSearchOpened(listener: () => void): void {
  addEventListener(openedEvent, listener);
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

/** The field, and the element that contains the results. */
export function getSearchElements(): { field: HTMLInputElement; answers: Element } {
  const field = document.querySelector<HTMLInputElement>(`#${searchId} input`);
  const answers = document.querySelector(`#${answersId}`);
  if (field === null || answers === null) throw new Error('the search dialog is incomplete');
  return { field, answers };
}
