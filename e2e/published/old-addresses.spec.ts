import { expect } from '../fixtures';
import { readExport } from '../writing/site-copy';
import { additions } from './edits';
import { secondBuildHandler, test } from './fixtures';
import { origins, out } from './second-build';

const wanted = `${origins.site}/About?utm_source=mail#story`;

for (const address of additions.oldAddresses) {
  test(`${address} leads to the page`, async ({ page, siteHost }) => {
    const { status, headers } = await fetch(siteHost.url + address, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, '/About']);
    await page.goto(`${address}?utm_source=mail#story`);
    await expect(page).toHaveURL(wanted);
  });
}

test('on a host without redirects, the 404 page leads from an old address to the page', async ({
  page,
  siteHost,
}) => {
  const notFound = readExport(out).read('404.html');
  const files = secondBuildHandler();
  siteHost.publish((c, next) =>
    /about[-.]/i.test(c.req.path) ? c.html(notFound, 404) : files(c, next),
  );
  for (const address of [...additions.oldAddresses, '/Company/About-Us/']) {
    await page.goto(`${address}?utm_source=mail#story`);
    await expect(page).toHaveURL(wanted);
  }
  siteHost.publish(files);
});
