import type { Locator } from 'playwright/test';

/** Replaces a field's text by typing, like a visitor. What `fill()` inserts over WebDriver BiDi doesn't reach React. */
export async function retype(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}
