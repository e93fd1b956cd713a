import type { Locator } from 'playwright/test';

/** Replaces a field's text by typing, like a visitor: what `fill()` inserts doesn't reach React in Firefox. */
export async function retype(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}
