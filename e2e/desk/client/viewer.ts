import { confirmedKey } from '@/lib/session/confirmed';
import type { View } from '../view-options';
import { fetchFragment } from './desk-api';
import { byId } from './dom';
import type { SiteUrls } from './site-url';

interface ViewerOptions {
  site: SiteUrls;
  frame: HTMLIFrameElement;
  onPath: (path: string) => void;
  onProblem: (sentence: string) => void;
}

/** The frame with its address field, Reload, and "Open in new tab". */
export function createViewer({ site, frame, onPath, onProblem }: ViewerOptions) {
  const address = byId('address', HTMLInputElement);
  const open = byId('open', HTMLAnchorElement);
  const stage = byId('stage', HTMLDivElement);
  const runsScripts = () => !frame.hasAttribute('sandbox');
  let path = '/';
  let width = 0;

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
    sessionStorage.removeItem(confirmedKey);
    // Setting frame.src would leave a token in the document and add a history entry.
    frame.contentWindow?.location.replace(url);
  };
  /** Scales the frame to fit, so pages use their layout for its width. */
  const scaleToFit = () => {
    const scale = Math.min(1, stage.clientWidth / width);
    frame.style.width = `${width}px`;
    frame.style.height = `${stage.clientHeight / scale}px`;
    frame.style.left = `${(stage.clientWidth - width * scale) / 2}px`;
    frame.style.transform = `scale(${scale})`;
  };

  new ResizeObserver(scaleToFit).observe(stage);
  byId('address-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    const newPath = site.pathOf(address.value.trim());
    if (newPath !== undefined) load(newPath);
    else
      onProblem(
        `Only pages of this site can be shown here. Enter an address that starts with / or ${site.origin}.`,
      );
  });
  frame.addEventListener('load', () => {
    // Without scripts, the site can't report its path. From next dev, it's on another origin and can't be read.
    const url = runsScripts() ? undefined : frame.contentDocument?.URL;
    const newPath = url === undefined ? undefined : site.pathOf(url);
    if (newPath !== undefined) show(newPath);
  });
  byId('reload', HTMLButtonElement).addEventListener('click', () => load(path));

  return {
    /** Loads a path of the site. The site removes `query` from its URL by itself. */
    load,
    setPath: show,
    /** Prepares the frame for a view. Whether scripts run is decided when a page loads in it. */
    setView(view: View, newWidth: number) {
      if (view.id === 'no-scripts') frame.setAttribute('sandbox', 'allow-same-origin');
      else frame.removeAttribute('sandbox');
      width = newWidth;
      stage.hidden = view.kind === 'report';
      scaleToFit();
    },
  };
}

/** The area that shows what the server says about a page, instead of the frame. */
export function createReport() {
  const area = byId('report', HTMLDivElement);
  let latest = '';

  return {
    hide() {
      latest = '';
      area.hidden = true;
    },
    /** Shows this view of the page. A newer call wins. */
    async show(view: View, path: string): Promise<void> {
      const address = `views/${view.id}?page=${encodeURIComponent(path)}`;
      area.hidden = false;
      area.ariaLabel = view.label;
      area.ariaBusy = 'true';
      if (address !== latest) area.textContent = 'Reading the page…';
      latest = address;
      const fragment = await fetchFragment(address);
      if (address !== latest) return;
      area.replaceChildren(fragment);
      markCuts(area);
      area.ariaBusy = 'false';
    },
  };
}

/** Shows the warning that belongs to each text that's cut off. Only the browser knows how wide a text is. */
function markCuts(area: HTMLElement): void {
  for (const text of area.querySelectorAll<HTMLElement>('[data-cut]')) {
    const isCut = text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth;
    byId(text.dataset.cut ?? '', HTMLParagraphElement).hidden = !isCut;
  }
}
