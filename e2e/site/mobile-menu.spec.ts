import type { Locator, Page } from 'playwright/test';
import { buildMenu, content } from '@/lib/content';
import { expect, test } from '../fixtures';
import { labelIn, pageNamed } from '../registry';

const groups = buildMenu(content()).flatMap((item) => (item.kind === 'group' ? [item] : []));
const linksOf = (label: string) =>
  groups
    .filter((group) => group.label === label)
    .flatMap(({ columns }) =>
      columns.flatMap(({ title, href, links }) =>
        title === null || href === null ? links : [{ label: title, href }, ...links],
      ),
    )
    .flatMap((link) => (!('now' in link) || link.now === undefined ? [link] : [link, link.now]));

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

async function openMenu(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Menu' }).tap();
  const list = page.getByRole('navigation', { name: 'Site' });
  await expect(list).toBeVisible();
  return list;
}

/** The control that opens and closes a section of the list. */
function sectionIn(list: Locator, label: string): Locator {
  return list.getByText(label, { exact: true });
}

test('one section is open at a time, and the list is at most two screens tall', async ({
  page,
}) => {
  const list = await openMenu(page, '/');
  for (const { label } of groups) {
    // The first section is open.
    if (label !== 'Platform') await sectionIn(list, label).tap();
    const shown = linksOf(label);
    for (const link of shown) {
      await expect(list.getByRole('link', { name: link.label, exact: true }).first()).toBeVisible();
    }
    // The links to About and the demo are always shown.
    await expect(list.getByRole('link')).toHaveCount(shown.length + 2);
    const screens = await list
      .getByRole('list')
      .first()
      .evaluate(({ scrollHeight }) => scrollHeight / innerHeight);
    expect(screens, label).toBeLessThanOrEqual(2);
    await expect(sectionIn(list, label)).toBeInViewport();
  }
});

test('the section of the current page is open, or the first one, and the page’s link is marked', async ({
  page,
}) => {
  for (const name of ['Permits', 'Capabilities']) {
    const { menu, href } = pageNamed(name);
    const list = await openMenu(page, href);
    const link = list.getByRole('link', { name: labelIn('menu', name), exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(list.getByRole('link')).toHaveCount(linksOf(menu?.group ?? '').length + 2);
  }
  const list = await openMenu(page, '/');
  await expect(list.getByRole('link')).toHaveCount(linksOf('Platform').length + 2);
});

test('search from the menu closes it, and gives the focus back to the Menu button', async ({
  page,
}) => {
  const list = await openMenu(page, '/About');
  await list.getByRole('button', { name: 'Search' }).press('Enter');
  const search = page.getByRole('dialog', { name: 'Search this site' });
  await expect(search.getByRole('searchbox')).toBeFocused();
  await expect(list).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});
