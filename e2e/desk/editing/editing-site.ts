import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect as baseExpect, type FrameLocator, type Page } from 'playwright/test';
import { startNextDev } from '../../platform/start/next-dev';
import { freePort } from '../../platform/start/testing';
import { startTemporaryPlatform } from '../../temporary-platform';
import { copySite, type SiteCopy } from '../../writing/site-copy';
import { createDesk } from '..';

interface EditingSite {
  copy: SiteCopy;
  /** Of the platform with the desk. */
  deskUrl: string;
  /** Of next dev. */
  siteUrl: string;
  /** The text of a file in content/. */
  read(file: string): string;
}

/** Waits longer: next dev compiles a page when it's first opened or its content changes, beside other tests. */
export const expect = baseExpect.configure({ timeout: 90_000 });

/** What `npm run dev` runs, for a copy of the site that tests can edit. One for each worker: it takes a while to start. */
export const test = base.extend<object, { site: EditingSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const copy = copySite();
      const stops = [async () => copy.remove()];
      const port = await freePort();
      const siteUrl = `http://127.0.0.1:${port}`;
      const { platform, stop } = await startTemporaryPlatform({
        siteOrigins: [siteUrl],
        extend: (running) =>
          createDesk(running, { siteUrl, content: join(copy.folder, 'content') }),
      });
      stops.push(stop);
      await startNextDev(
        { add: (step) => stops.push(step) },
        { port, platformUrl: platform.url, folder: copy.folder },
      );
      await use({
        copy,
        deskUrl: platform.url,
        siteUrl,
        read: (file) => readFileSync(join(copy.folder, 'content', file), 'utf8'),
      });
      for (const step of stops.reverse()) await step();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Opens a page of the site on the desk, to edit its words. @returns the page in the frame */
export async function openToEdit(
  page: Page,
  site: EditingSite,
  path: string,
): Promise<FrameLocator> {
  await page.goto(`${site.deskUrl}/preview?page=${path}`);
  const frame = page.getByTitle('Site preview').contentFrame();
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Edit text' }).click();
  return frame;
}

/** The form for the words in the page. */
export function formIn(frame: FrameLocator) {
  const form = frame.getByRole('dialog', { name: 'Edit text' });
  return { form, words: form.getByRole('textbox', { name: 'Text' }) };
}
