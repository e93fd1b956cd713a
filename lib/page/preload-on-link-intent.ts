import { closest } from './closest';
import { preloadScript } from './react-loader';
import { isSaveDataOn } from './save-data';

/**
 * Preloads scripts when a link is first hovered, focused, or pressed. The router learns only from a page's RSC payload
 * which scripts the page has, so it would fetch them one after the other.
 */
export function preloadOnLinkIntent(scripts: readonly string[]): void {
  if (isSaveDataOn()) return;
  const controller = new AbortController();
  function preload({ target }: Event): void {
    if (closest(target, 'a') === null) return;
    controller.abort();
    for (const url of scripts) {
      if (document.querySelector(`script[src="${url}"]`) === null) preloadScript(url);
    }
  }
  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    addEventListener(type, preload, { signal: controller.signal });
  }
}
