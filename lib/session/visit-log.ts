/**
 * The page at a path: `/` is Home, `/X` is X with the same capitalization; null if it isn't a page.
 *
 * @param shown the router's name for the current page; the 404 page's has a slash
 */
export function pageNameOf(pathname: string, shown: string): string | null {
  if (shown.includes('/')) return null;
  if (pathname === '/') return 'Home';
  return pathname === `/${shown}` ? shown : null;
}

/** Logs visits of signed-in users only. Those recorded during a check wait for its end. */
export function createVisitLog(log: (page: string) => void) {
  let waiting: string[] = [];
  /** Null during a check. */
  let isLogging: boolean | null = null;

  return {
    /** Does nothing without a page. */
    record(page: string | null): void {
      if (page === null) return;
      if (isLogging === null) waiting.push(page);
      else if (isLogging) log(page);
    },
    /** Call when the check ends. */
    setAuthenticated(isAuthenticated: boolean): void {
      isLogging = isAuthenticated;
      const visited = waiting;
      waiting = [];
      if (isAuthenticated) for (const page of visited) log(page);
    },
  };
}
