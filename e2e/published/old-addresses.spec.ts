import { expect } from '../fixtures';
import { headline } from '../locators';
import { additions } from './edits';
import { test } from './fixtures';
import { origins } from './second-build';

for (const address of additions.oldAddresses) {
  test(`${address} leads to the page`, async ({ page }) => {
    const { headers } = await page.request.get(address, { maxRedirects: 0 }).then((response) => ({
      headers: response.headers(),
    }));
    expect(headers.location).toBe('/About');
    await page.goto(`${address}?utm_source=mail#story`);
    await expect(page).toHaveURL(`${origins.site}/About?utm_source=mail#story`);
  });
}

test('on a host without redirects, the 404 page leads from an old address to the page', async ({
  page,
}) => {
  const missing = await (await page.request.get('/404')).text();
  for (const address of [...additions.oldAddresses, '/Company/About-Us/']) {
    await page.route(`**${address}*`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: missing }),
    );
    await page.goto(`${address}?utm_source=mail#story`);
    await expect(page).toHaveURL(`${origins.site}/About?utm_source=mail#story`);
    await expect(headline(page, 'About')).toBeVisible();
  }
});
