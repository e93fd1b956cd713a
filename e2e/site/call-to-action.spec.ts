import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { mailtoUrl, pageNamed, site } from '../registry';
import { productPages } from './specification/product-pages';

const written = productPages
  .map(({ page }) => pageNamed(page))
  .filter(({ kind }) => kind === 'written');

const demo = mailtoUrl('demo');
const isCallToAction = (address: string | null) => address === demo || address === '/Demo';

function addressesOf(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

/** The last section of a page, its call to action. */
const lastSection = (page: Page) => page.getByRole('main').getByRole('region').last();

for (const { name, href } of written) {
  test(`${name} links to a demo, and its last section starts with that link`, async ({ page }) => {
    await page.goto(href);
    const allAddresses = await addressesOf(page.getByRole('main').getByRole('link'));
    expect(allAddresses.filter(isCallToAction)).not.toEqual([]);
    const [first = null, ...others] = await addressesOf(lastSection(page).getByRole('link'));
    expect(isCallToAction(first), `the last section starts with a link to ${first}`).toBe(true);
    expect(others.length, 'other links in the last section').toBeLessThanOrEqual(1);
  });
}

test('the email that requests a demo has an address, a subject, and lines to fill in', async ({
  page,
}) => {
  await page.goto('/');
  const [link] = await page.getByRole('main').getByRole('link', { name: 'Request a Demo' }).all();
  const address = (await link?.getAttribute('href')) ?? '';
  // RFC 6068: a space is %20; a plus sign would stay a plus sign.
  expect(address).toMatch(/^mailto:[^?]+\?subject=[^&+\s]+&body=[^&+\s]+$/);
  const { pathname, searchParams } = new URL(address);
  expect(pathname).toBe(site.contactMail);
  expect(searchParams.get('subject')).toBe(site.emails.demo.subject);
  const lines = site.emails.demo.body.trimEnd().split('\n');
  expect(searchParams.get('body')?.split('\r\n')).toEqual(lines);
});
