/** Runs in the page before its scripts. Records layout shift and how long the spinner covers the page. */
export function collectMetrics() {
  const metrics = { shift: 0, loadingMs: 0 };
  Object.assign(window, { metrics });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // A layout-shift entry, which TypeScript's DOM types don't include.
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) metrics.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => {
      if (document.documentElement.dataset.session === undefined) {
        metrics.loadingMs ||= performance.now();
      }
    }).observe(document.documentElement, { attributeFilter: ['data-session'] });
  });
}

/** The metrics that `collectMetrics` records; null if the page runs no scripts. */
export type PageMetrics = { shift: number; loadingMs: number } | null;

export const readMetrics = (): PageMetrics => Reflect.get(window, 'metrics') ?? null;
