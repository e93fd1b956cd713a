import { confirmedKey } from '@/lib/session/confirmed';
import type { View } from '../view-options';
import { byId } from './dom';
import type { SiteUrls } from './site-url';

/** 1280 pixels at 400%, the width at which WCAG 1.4.10 requires pages to work without scrolling sideways. */
const zoom = { width: 320, maxScale: 4 };

interface ViewerOptions {
  site: SiteUrls;
  frame: HTMLIFrameElement;
  /** Called with each path that's loaded or that the site reports. */
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
  let viewport = { width: 0, maxScale: 1 };

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
    const scale = Math.min(viewport.maxScale, stage.clientWidth / viewport.width);
    frame.style.width = `${viewport.width}px`;
    frame.style.height = `${stage.clientHeight / scale}px`;
    frame.style.left = `${(stage.clientWidth - viewport.width * scale) / 2}px`;
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
    /** Shows the path that the site reports. */
    setPath: show,
    /** Prepares the frame for a view. Whether scripts run is decided when a page loads in it. */
    setView(view: View, width: number) {
      if (view.id === 'no-scripts') frame.setAttribute('sandbox', 'allow-same-origin');
      else frame.removeAttribute('sandbox');
      viewport = view.id === 'zoom' ? zoom : { width, maxScale: 1 };
      stage.hidden = view.kind === 'report';
      scaleToFit();
    },
  };
}
