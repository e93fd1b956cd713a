import { expect, hydrate, test } from '../fixtures';
import { footerLink, headline } from '../locators';
import { headlineOf, pageNamed, site } from '../registry';

for (const name of ['Platform', 'Capabilities', 'ISO', 'About', 'Story']) {
  test(`${name} has its message as H1, and its label in breadcrumb, menu, and title`, async ({
    page,
  }) => {
    const { href, title, menu } = pageNamed(name);
    for (const label of [title, menu?.label]) expect(headlineOf(name)).not.toBe(label);
    await page.goto(href);
    await hydrate(page);
    await expect(headline(page, name)).toBeVisible();
    await expect(page).toHaveTitle(`${title} | ${site.name}`);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', title]);
    await expect(footerLink(page, name)).toHaveAttribute('href', href);
    if (menu === undefined) return;
    const bar = page.getByRole('navigation', { name: 'Main' });
    if (menu.group !== 'About') await bar.getByRole('button', { name: menu.group }).hover();
    const link = bar.getByRole('link', { name: menu.label, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', href);
  });
}

for (const width of [1440, 390]) {
  test(`each sentence of Home’s headline starts a new line at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await hydrate(page);
    const boxes = [];
    for (const sentence of headlineOf('Home').split(/(?<=\.) /)) {
      boxes.push(await headline(page, 'Home').getByText(sentence, { exact: true }).boundingBox());
    }
    for (const [index, box] of boxes.entries()) {
      expect(box).not.toBeNull();
      const above = boxes[index - 1];
      if (box === null || above === null || above === undefined) continue;
      expect(box.x).toBe(above.x);
      expect(box.y).toBeGreaterThanOrEqual(above.y + above.height);
    }
  });
}
