import { expect, type Page } from 'playwright/test';

/** Waits until the page's address has a text in the state of its first tool: a change gets there once it has settled. */
export async function expectLinked(page: Page, text: string): Promise<void> {
  const state = () => {
    const [, data = ''] = new URL(page.url()).hash.split('.');
    return Buffer.from(data, 'base64url').toString();
  };
  await expect.poll(state).toContain(text);
}
