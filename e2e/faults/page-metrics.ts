/** Runs in the page before all else, and notes what a reader would be disturbed by. */
export function collectMetrics() {
  const noted = { shift: 0, loadingMs: 0 };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Of type layout-shift, which the library of types does not know.
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) noted.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => {
      if (document.documentElement.dataset.session === undefined) {
        noted.loadingMs ||= performance.now();
      }
    }).observe(document.documentElement, { attributeFilter: ['data-session'] });
  });
}

/** What `watch` has noted; null where the page runs no scripts. */
export type PageMetrics = { shift: number; loadingMs: number } | null;

export const readMetrics = (): PageMetrics => Reflect.get(window, 'noted') ?? null;
