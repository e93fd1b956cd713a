/** Gives a pressed button the focus, as all browsers but Safari do, so that what it opens can give it back. */
export function focusPressed({ currentTarget }: { currentTarget: HTMLElement }): void {
  currentTarget.focus({ preventScroll: true });
}
