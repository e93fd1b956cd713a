/**
 * The page of a path: `/` is Home, `/X` is X exactly as it is spelt; null when it is none.
 *
 * @param shown the page that is shown there, as the router calls it; the 404 page has a name with a slash
 */
export function pageNameOf(pathname: string, shown: string): string | null {
  if (shown.includes('/')) return null;
  if (pathname === '/') return 'Home';
  return pathname === `/${shown}` ? shown : null;
}

export interface VisitLog {
  record(page: string): void;
  /** The check of the user has ended: what was visited meanwhile is logged or forgotten. */
  setAuthenticated(isAuthenticated: boolean): void;
}

/** Logs the visits of a signed-in user, and of nobody else. */
export function createVisitLog({ log }: { log(page: string): Promise<void> }): VisitLog {
  let waiting: string[] | null = [];
  let isLogging = false;

  function send(page: string): void {
    // A visit that is not logged takes nothing from who is visiting.
    log(page).catch(() => undefined);
  }

  return {
    record(page) {
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
