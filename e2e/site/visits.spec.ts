import { expect, openSignedIn, operator, signedInUrl, test } from '../fixtures';
import { callsTo, visitsTo } from '../platform-calls';

test('the visit log gets the page’s name, however its address is spelled', async ({
  page,
  platform,
}) => {
  await openSignedIn(page, platform, operator, '/Story');
  await expect.poll(() => visitsTo(platform)).toEqual(['Story']);
  await page.route(/\/(%41bout|About\.html)$/, (route) =>
    route.fulfill({ path: 'out/About.html', contentType: 'text/html; charset=utf-8' }),
  );
  const visits = ['Story'];
  for (const [address, name] of [
    ['/%41bout', 'About'],
    ['/About.html', 'About'],
    ['/Home', 'Home'],
    ['/', 'Home'],
  ] as const) {
    await page.goto(address);
    visits.push(name);
    await expect.poll(() => visitsTo(platform)).toEqual(visits);
  }
  await page.goto('/NoSuchPage');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(visitsTo(platform)).toEqual(visits);
});

test('a prerendered page has no session, and isn’t logged, until it’s shown', async ({
  page,
  platform,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.goto(signedInUrl(platform, operator, '/About'));
  await expect(page).toHaveURL(`${platform.url}/About`);
  await page.waitForLoadState('networkidle');
  expect(callsTo(platform)).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect.poll(() => visitsTo(platform)).toEqual(['About']);
});
