import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { pageNamed, site } from '../registry';

const { subject, body } = site.emails.demo;
const lines = body
  .trimEnd()
  .split('\n')
  .map((line) => line.replace(/:\s*$/, ''));
/* No ampersand: Chromium turns it into a line break. */
const written = ['Unit 200, tank farm', 'HSE manager', 'Permits.\nHandover, too?'];

/** The next address that the page navigates to. Chromium passes an email's to the system, so it isn't a request. */
async function nextAddress(page: Page): Promise<Promise<string>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  return new Promise((resolve) => {
    browser.on('Page.frameRequestedNavigation', ({ url }) => resolve(url));
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the request slip writes an email with a line for each field', async ({ page }) => {
      await page.goto(pageNamed('Demo').href);
      const slip = page.getByRole('region', { name: site.slip.heading });
      for (const [index, line] of lines.entries()) {
        await slip.getByRole('textbox', { name: line }).fill(written[index] ?? '');
      }
      const address = nextAddress(page);
      await slip.getByRole('button', { name: site.slip.button }).click();
      const { protocol, pathname, searchParams } = new URL(await address);
      expect(protocol + pathname).toBe(`mailto:${site.contactMail}`);
      expect(searchParams.get('subject')).toBe(subject);
      const sent = searchParams.get('body')?.trimEnd().split('\r\n') ?? [];
      expect(sent.join('\n')).toBe(lines.map((line, i) => `${line}=${written[i]}`).join('\n'));
    });
  });
}

test('the request slip is in the first view of a phone, with an address to copy', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pageNamed('Demo').href);
  const slip = page.getByRole('region', { name: site.slip.heading });
  await expect(slip.getByRole('textbox').first()).toBeInViewport();
  await slip.getByText(site.contactMail).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(site.contactMail);
});

test('the request can be copied into an email that’s written elsewhere', {
  // Other engines don't grant access to the clipboard.
  tag: '@chromium',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(pageNamed('Demo').href);
  const slip = page.getByRole('region', { name: site.slip.heading });
  for (const [index, line] of lines.entries()) {
    await slip.getByRole('textbox', { name: line }).fill(written[index] ?? '');
  }
  await slip.getByRole('button', { name: site.slip.otherwise.button }).click();
  await expect(slip.getByRole('status')).toHaveText(site.slip.otherwise.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      site.contactMail,
      subject,
      '',
      ...lines.map((line, index) => `${line}: ${written[index]}`),
    ].join('\n'),
  );
});

test('says what to do if the request can’t be copied', async ({ page }) => {
  await page.goto(pageNamed('Demo').href);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const slip = page.getByRole('region', { name: site.slip.heading });
  await slip.getByRole('button', { name: site.slip.otherwise.button }).click();
  await expect(slip.getByRole('status')).toHaveText(site.slip.otherwise.failed);
});
