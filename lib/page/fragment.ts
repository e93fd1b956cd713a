/** Puts a dialog's fragment into the URL while it's open, without a history entry, so Back still leaves the page. */
export function showFragment({ dataset: { fragment } }: HTMLElement): void {
  if (fragment !== undefined) setFragment(fragment);
}

/** Removes a closed dialog's fragment, and restores that of the active role filter, which is still `:target`. */
export function clearFragment({ dataset: { fragment } }: HTMLElement): void {
  if (fragment === undefined || location.hash !== `#${fragment}`) return;
  setFragment(document.querySelector('.role-result:target')?.id);
}

function setFragment(id: string | undefined): void {
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search + (id === undefined ? '' : `#${id}`));
}
