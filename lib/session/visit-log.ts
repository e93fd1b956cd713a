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

export interface VisitLog {
  /** Does nothing without a page. */
  record(page: string | null): void;
  /** Call when the user check ends. Logs or drops the visits recorded in the meantime. */
  setAuthenticated(isAuthenticated: boolean): void;
}

/** Logs visits of signed-in users only. */
export function createVisitLog({ log }: { log(page: string): Promise<void> }): VisitLog {
  let waiting: string[] | null = [];
  let isLogging = false;

  function send(page: string): void {
    // A failure to log doesn't affect the visitor.
    log(page).catch(() => undefined);
  }

  return {
    record(page) {
      if (page === null) return;
      if (waiting !== null) waiting.push(page);
      else if (isLogging) send(page);
    },
    setAuthenticated(isAuthenticated) {
      isLogging = isAuthenticated;
      const visited = waiting ?? [];
      waiting = null;
      if (isAuthenticated) visited.forEach(send);
    },
  };
}
