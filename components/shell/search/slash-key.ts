/*
 * A key of one sign can be hit by speech input or by chance, so that it can be turned off (WCAG 2.1.4).
 * The choice lasts until the site is loaded again: the shell stores nothing.
 */
let wanted = true;

export function slashIsWanted(): boolean {
  return wanted;
}

export function wantSlash(on: boolean) {
  wanted = on;
}
