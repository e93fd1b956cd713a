import { settingsCacheKey } from '@/lib/session/settings-cache';
import { byId } from './dom';
import type { SiteUrls } from './site-url';

export interface Viewer {
  /** The path of the page that is shown, as the site has reported it last. */
  readonly path: string;
  /** Loads a path of the site, with a query it takes away again by itself. */
  load(path: string, query?: string): void;
  /** Notes where the site says it is. */
  setPath(path: string): void;
}

interface ViewerOptions {
  site: SiteUrls;
  frame: HTMLIFrameElement;
  onPath: (path: string) => void;
  onProblem: (sentence: string) => void;
}

/** The frame with its address field, list of pages, Reload and "Open in new tab". */
export function createViewer({ site, frame, onPath, onProblem }: ViewerOptions): Viewer {
  const address = byId('address', HTMLInputElement);
  const open = byId('open', HTMLAnchorElement);
  const pages = document.querySelector<HTMLSelectElement>('#pages');
  let path = '/';

  const show = (shown: string) => {
    // What somebody is typing stays, whatever the site reports meanwhile.
    if (address.value === path || document.activeElement !== address) address.value = shown;
    path = shown;
    open.href = site.urlOf(path).href;
    const page = site.urlOf(path).pathname;
    if (pages) pages.value = [...pages.options].some(({ value }) => value === page) ? page : '';
    onPath(path);
  };
  const load = (wanted: string, query?: string) => {
    const url = site.urlOf(wanted, query);
    // An address that differs in nothing but its hash would not be loaded again.
    url.hash = '';
    address.value = wanted;
    show(wanted);
    // The site would keep them for some minutes, and show nothing of a fault or of another access.
    sessionStorage.removeItem(settingsCacheKey);
    // Not frame.src: that would leave a token in the document, and an entry in the history.
    frame.contentWindow?.location.replace(url);
  };

  byId('address-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    const wanted = site.pathOf(address.value.trim());
    if (wanted === undefined) {
      onProblem(
        `Only pages of this site can be shown here. Enter an address that starts with / or ${site.origin}.`,
      );
    } else {
      load(wanted);
    }
  });
  pages?.addEventListener('change', () => {
    if (pages.value) load(pages.value);
  });
  byId('reload', HTMLButtonElement).addEventListener('click', () => load(path));

  return {
    get path() {
      return path;
    },
    load,
    setPath: show,
  };
}
