import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'playwright/test';
import { openAsFile } from '@/lib/build/open-as-file';

test('a packed preview shows its pictures and fonts, and follows its links, without a server', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  try {
    cpSync('out', folder, { recursive: true });
    openAsFile(folder);
    const poster = page.waitForEvent('requestfinished', (request) => /\.avif$/.test(request.url()));
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    await poster;
    const fonts = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      );
    await expect.poll(fonts).toEqual(expect.arrayContaining(['archivo', 'jetbrainsMono']));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL(/Careers\.html$/);
    await expect(page.getByRole('main')).toContainText('Content coming soon');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/index\.html$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
