/*
 * Speech input or an accident can trigger a single-character shortcut, so it can be turned off (WCAG
 * 2.1.4). The choice lasts until the site is reloaded: the shell stores nothing.
 */
let wanted = true;

export function slashIsWanted(): boolean {
  return wanted;
}

export function wantSlash(on: boolean) {
  wanted = on;
}
