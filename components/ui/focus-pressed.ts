/** Focuses the clicked button. Safari doesn't, so the dialog it opens would have nothing to return focus to. */
export function focusPressed({ currentTarget }: { currentTarget: HTMLElement }): void {
  currentTarget.focus({ preventScroll: true });
}
