import { element } from './element';
import type { ReactFiles } from './page-data';
import { endSearch } from './search-dialog';

/**
 * Adds the scripts that hydrate the page. If one fails to load, the page stays as is, search shows an error, and the
 * browser logs the failure.
 *
 * @returns a function that does this the first time it's called
 */
export function createReactLoader({ data, scripts }: ReactFiles): () => void {
  let isLoading = false;
  return () => {
    if (isLoading) return;
    isLoading = true;
    for (const href of scripts) {
      document.head.append(element('link', { rel: 'preload', as: 'script', href }));
    }
    addScript(data).onload = () => {
      for (const src of scripts) addScript(src);
    };
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
