/** The id of the search dialog (`components/shell/search-dialog.tsx`), which opens while React loads. */
export const searchId = 'search';

/** The id of the element in which React renders the results. */
export const answersId = 'search-answers';

/** Dispatched on the window each time the dialog opens. */
export const openedEvent = 'search-opened';

/** How long scripts, and then the index, may take before an error that points to the menus replaces "Loading search…". */
export const maxLoadingMs = 8000;

let loading: ReturnType<typeof setTimeout>;

/** Prepares the dialog after it opens, and tells the listeners. */
export function prepareSearch(): void {
  preloadIndex();
  showError(false);
  const field = document.querySelector<HTMLInputElement>(`#${searchId} input`);
  if (field !== null) field.value = '';
  field?.focus();
  clearTimeout(loading);
  loading = setTimeout(() => {
    if (document.getElementById(answersId)?.textContent === '') showError(true);
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
