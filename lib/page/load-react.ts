import { element } from './element';
import type { ReactFiles } from './page-data';
import { endSearch } from './search-dialog';

/** Each does its work the first time it's called. */
export interface ReactLoader {
  /** Fetches the scripts without running them, which would hold up a press on a slow processor. */
  fetch: () => void;
  /** Hydrates the page. If a script fails to load, the page stays as is, search shows an error, and the browser logs it. */
  run: () => void;
}

export function createReactLoader({ data, scripts }: ReactFiles): ReactLoader {
  const fetch = once(() => {
    for (const href of [data, ...scripts]) {
      document.head.append(element('link', { rel: 'preload', as: 'script', href }));
    }
  });
  const run = once(() => {
    fetch();
    addScript(data).onload = () => {
      for (const src of scripts) addScript(src);
    };
  });
  return { fetch, run };
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}

/** Scripts run in the order in which they were added. */
function addScript(src: string): HTMLScriptElement {
  const script = element('script', { src });
  script.async = false;
  script.onerror = endSearch;
  document.head.append(script);
  // React identifies its scripts by this attribute. Set before insertion, it would make the script lose its order.
  script.setAttribute('async', '');
  return script;
}
