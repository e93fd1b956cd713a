const mark = 'brazos_reloaded';

type ReloadWindow = Pick<Window, 'sessionStorage'> & {
  location: Pick<Location, 'pathname' | 'reload'>;
  history: Pick<History, 'state' | 'replaceState'>;
};

/**
 * Loads the address anew, which brings its words from the server, unless that was the last thing this
 * tab has done for it: a page that fails again would go round. The mark of it is kept in two places,
 * since a storage can be denied and the router writes over the history's state.
 *
 * @returns whether it does; false as well where no mark can be kept
 */
export function reloadOnce(page: ReloadWindow): boolean {
  const { pathname } = page.location;
  if (marks(page).includes(pathname)) return false;
  try {
    page.sessionStorage.setItem(mark, pathname);
  } catch {
    // Denied or full: the history has it.
  }
  try {
    page.history.replaceState({ ...page.history.state, [mark]: pathname }, '');
  } catch {
    // A sandboxed frame may not: the storage has it.
  }
  if (!marks(page).includes(pathname)) return false;
  page.location.reload();
  return true;
}

function marks(page: ReloadWindow): unknown[] {
  const found: unknown[] = [page.history.state?.[mark]];
  try {
    found.push(page.sessionStorage.getItem(mark));
  } catch {
    // Denied: nothing was kept there.
  }
  return found;
}
