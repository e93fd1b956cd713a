import { createElement } from './create-element';
import type { ReactFiles } from './page-data';
import { showSearchError } from './search-dialog';

/** Only the first call of each function has an effect. */
export interface ReactLoader {
  /** Fetches the scripts without running them: on a slow processor, that would delay the response to a press. */
  preload: () => void;
  /** Hydrates the page. If a script fails to load, the page is shown as is, search shows an error, and the browser logs it. */
  hydrate: () => void;
}

export function createReactLoader({ payload, scripts }: ReactFiles): ReactLoader {
  const preload = once(() => {
    for (const url of [payload, ...scripts]) preloadScript(url);
  });
  const hydrate = once(() => {
    preload();
    addScript(payload).onload = () => {
      for (const src of scripts) addScript(src);
    };
  });
  return { preload, hydrate };
}

/** Fetches a script without running it. */
export function preloadScript(href: string): void {
  document.head.append(createElement('link', { rel: 'preload', as: 'script', href }));
}

/** Calls back once React has hydrated the page (`components/auth/auth-provider.tsx` sets `data-ready`). */
export function whenHydrated(run: () => void): void {
  const attribute = 'data-ready';
  const root = document.documentElement;
  const observer = new MutationObserver(() => {
    if (!root.hasAttribute(attribute)) return;
    observer.disconnect();
    run();
  });
  observer.observe(root, { attributeFilter: [attribute] });
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}

/** Adds a script. Scripts run in the order in which they're added. */
function addScript(src: string): HTMLScriptElement {
  const script = createElement('script', { src });
  script.async = false;
  script.onerror = showPage;
  document.head.append(script);
  // React identifies its scripts by this attribute. Set before insertion, it would make the script lose its order.
  script.setAttribute('async', '');
  return script;
}

/** Shows the page that React can't hydrate. */
function showPage(): void {
  delete document.documentElement.dataset.session;
  showSearchError();
}
