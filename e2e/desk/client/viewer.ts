import { settingsCacheKey } from '@/lib/session/settings-cache';
import { byId } from './dom';
import type { SiteUrls } from './site-url';

export interface Viewer {
  /** The current page's path, as last loaded or reported by the site. */
  readonly path: string;
  /** Loads a path of the site. The site removes `query` from its URL by itself. */
  load(path: string, query?: string): void;
  /** Updates the path that the site reports. */
  setPath(path: string): void;
}

interface ViewerOptions {
  site: SiteUrls;
  frame: HTMLIFrameElement;
  onPath: (path: string) => void;
  onProblem: (sentence: string) => void;
}

/** The frame with its address field, Reload, and "Open in new tab". */
export function createViewer({ site, frame, onPath, onProblem }: ViewerOptions): Viewer {
  const address = byId('address', HTMLInputElement);
  const open = byId('open', HTMLAnchorElement);
  const runsScripts = () => !frame.hasAttribute('sandbox');
  let path = '/';

  const show = (newPath: string) => {
    // Don't overwrite an address that's being typed.
    if (address.value === path || document.activeElement !== address) address.value = newPath;
    path = newPath;
    open.href = site.urlOf(path).href;
    onPath(path);
  };
  const load = (newPath: string, query?: string) => {
    // Without scripts, the site can't remove a token from its URL.
    const url = site.urlOf(newPath, runsScripts() ? query : '');
    // A URL that differs only in its hash wouldn't reload the page.
    url.hash = '';
    address.value = newPath;
    show(newPath);
    // The site caches its settings for five minutes, which would hide a new fault or access mode.
    sessionStorage.removeItem(settingsCacheKey);
    // Setting frame.src would leave a token in the document and add a history entry.
    frame.contentWindow?.location.replace(url);
  };

  byId('address-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    const newPath = site.pathOf(address.value.trim());
    if (newPath === undefined) {
      onProblem(
        `Only pages of this site can be shown here. Enter an address that starts with / or ${site.origin}.`,
      );
    } else {
      load(newPath);
    }
  });
  frame.addEventListener('load', () => {
    // Without scripts, the site can't report its path. From next dev, it's on another origin and can't be read.
    const url = runsScripts() ? undefined : frame.contentDocument?.URL;
    const newPath = url === undefined ? undefined : site.pathOf(url);
    if (newPath !== undefined) show(newPath);
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
