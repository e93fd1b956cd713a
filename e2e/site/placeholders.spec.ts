import type { Locator, Page } from 'playwright/test';
import { content, indexablePages } from '@/lib/content';
import { expect, hydrate, test } from '../fixtures';
import { sectionById } from '../page-sections';
import { mailtoUrl, pageNamed, pages, placeholders, site } from '../registry';

const comingSoon = 'Content coming soon';

const offersOf = (page: Page) => page.getByRole('complementary', { name: 'Available now' });

async function addressesIn(part: Locator): Promise<string[]> {
  const links = await part.getByRole('link').all();
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
}

test.describe('without scripts', { tag: '@no-scripts' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the main part of a placeholder says only that its content is coming soon', async ({
    page,
  }) => {
    for (const { href, title } of placeholders) {
      await page.goto(href);
      await expect(page.getByRole('main'), href).toHaveText(comingSoon);
      await expect(page.getByRole('heading', { level: 1 }), href).toHaveText(title);
      await expect(page.getByRole('main').getByRole('heading'), href).toHaveCount(0);
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(crumbs, href).toContainText(title);
    }
  });

  test('every placeholder links to one to three written pages and an email', async ({
    page,
    request,
  }) => {
    const written = new Map(indexablePages(pages).map(({ name }) => [pageNamed(name).href, name]));
    for (const { href, title, mail = 'contact' } of placeholders) {
      await page.goto(href);
      const addresses = await addressesIn(offersOf(page));
      const places = addresses.filter((address) => address.startsWith('/'));
      expect(places.length, href).toBeGreaterThanOrEqual(1);
      expect(places.length, href).toBeLessThanOrEqual(3);
      for (const place of places) {
        const [path = '', id] = place.split('#');
        expect(written.has(path), `${href} leads to ${place}`).toBe(true);
        const response = await request.get(path, { maxRedirects: 0 });
        expect(response.status(), place).toBe(200);
        if (id !== undefined) expect(await response.text(), place).toContain(` id="${id}"`);
      }
      const email =
        mail === 'demo' || mail === 'join'
          ? mailtoUrl(mail)
          : `mailto:${mail === 'privacy' ? site.privacyMail : site.contactMail}?subject=${encodeURIComponent(title)}`;
      const emails = offersOf(page).getByRole('link', { name: site.contactMail, exact: true });
      await expect(emails, href).toHaveAttribute('href', email);
      expect(addresses, href).toEqual([...places, email]);
    }
  });

  test('no two placeholders show the same text', async ({ page }) => {
    const seen = new Map<string, string>();
    for (const { href } of placeholders) {
      await page.goto(href);
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      const shown = [title, await offersOf(page).textContent()].join('\n');
      expect(seen.get(shown), `${href} shows what another page shows`).toBeUndefined();
      seen.set(shown, href);
    }
  });
});

test('links on Demo scroll to their section', async ({ page }) => {
  const { href, available = [] } = pageNamed('Demo');
  for (const { label, to } of available) {
    if (to === undefined) continue;
    await page.goto(href);
    await hydrate(page);
    await offersOf(page).getByRole('link', { name: label, exact: true }).click();
    const [name = '', id] = to.split('#');
    await expect(page).toHaveURL(pageNamed(name).href + (id === undefined ? '' : `#${id}`));
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    if (id === undefined) continue;
    const agent = content().agents.find((candidate) => candidate.id === id);
    const place =
      agent === undefined
        ? sectionById(page.getByRole('main'), name, id)
        : page.getByRole('dialog', { name: agent.name, exact: true });
    await expect(place.getByRole('heading').first()).toBeInViewport();
  }
});
