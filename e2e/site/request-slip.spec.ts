import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { pageNamed, site } from '../registry';

const { subject, body } = site.emails.demo;
const lines = body
  .trimEnd()
  .split('\n')
  .map((line) => line.replace(/:\s*$/, ''));
const written = ['Unit 200, tank farm', 'HSE manager', 'Permits.\nHandover, too?'];
/* Browsers and email programs change some of these in what they make of the fields themselves. */
const signs = ['P&ID, 50% + #3', 'R&D = "x" <y>', 'a+b@example.com?\nbody=1&cc=2; 80 °F – 5 µm'];

const openSlip = async (page: Page) => {
  await page.goto(pageNamed('Demo').href);
  return page.getByRole('region', { name: pageNamed('Demo').title });
};

async function fill(slip: Locator, values: readonly string[]): Promise<void> {
  for (const [index, line] of lines.entries()) {
    await slip.getByRole('textbox', { name: line }).fill(values[index] ?? '');
  }
}

/** The next address that the page navigates to. Chromium passes an email's to the system, so it isn't a request. */
async function nextAddress(page: Page): Promise<Promise<string>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  return new Promise((resolve) => {
    browser.on('Page.frameRequestedNavigation', ({ url }) => resolve(url));
  });
}

for (const [how, javaScriptEnabled, sign, values] of [
  ['without scripts', false, '=', written],
  ['with scripts', true, ': ', written],
  ['with scripts, as it was typed', true, ': ', signs],
] as const) {
  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test('the request slip writes an email with a line for each field', async ({ page }) => {
      const slip = await openSlip(page);
      await fill(slip, values);
      const address = nextAddress(page);
      await slip.getByRole('button', { name: site.slip.button }).click();
      const { protocol, pathname, search } = new URL(await address);
      expect(protocol + pathname).toBe(`mailto:${site.contactMail}`);
      // Email programs don't read + as a space.
      const fields = search.slice(1).split('&');
      const [sentSubject, sentBody] = fields.map((field) => decodeURIComponent(field));
      expect(fields).toHaveLength(2);
      expect(sentSubject).toBe(`subject=${subject}`);
      expect(sentBody?.trimEnd().replaceAll('\r\n', '\n')).toBe(
        `body=${lines.map((line, index) => `${line}${sign}${values[index]}`).join('\n')}`,
      );
    });
  });
}

test('a request that’s too long for a link is to be copied', async ({ page }) => {
  const slip = await openSlip(page);
  await fill(slip, ['x', 'y', 'ä'.repeat(300)]);
  await slip.getByRole('button', { name: site.slip.button }).click();
  await expect(slip.getByRole('status')).toHaveText(site.slip.otherwise.long);
  await expect(slip.getByRole('button', { name: site.slip.otherwise.button })).toBeFocused();
});

test('the request slip is in the first view of a phone, with an address to copy', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const slip = await openSlip(page);
  await expect(slip.getByRole('textbox').first()).toBeInViewport();
  await slip.getByText(site.contactMail).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(site.contactMail);
});

test('the request can be copied into an email that’s written elsewhere', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const slip = await openSlip(page);
  await fill(slip, written);
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
