import type { Page } from 'playwright/test';
import { getLegalText } from '@/lib/content';
import { expect, hydrate, mainText, test } from '../fixtures';
import { headline } from '../locators';
import { pageNamed, pages, site } from '../registry';

const legal = pages.filter(({ kind }) => kind === 'legal');

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

/** The reader's date, which legal texts that are updated “today” show. */
const today = '2031-05-05';

function longDate(day: string): string {
  const formatter = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return formatter.format(new Date(day));
}

function datesOf(name: string): string[] {
  const { updated, effective } = getLegalText(name);
  return [
    ...(updated === undefined
      ? []
      : [`Last updated ${longDate(updated === 'today' ? today : updated)}`]),
    ...(effective === undefined
      ? []
      : [`Effective ${/^\d/.test(effective) ? longDate(effective) : effective}`]),
  ];
}

const sectionsOf = (name: string) => getLegalText(name).sections;

function sectionOf(name: string, id: string) {
  const section = sectionsOf(name).find((candidate) => candidate.id === id);
  if (section === undefined) throw new Error(`${name} has no section ${id}`);
  return section;
}

for (const { name, title, href } of legal) {
  test(`${name} shows its title, its dates, and all of its sections`, async ({ page }) => {
    await page.clock.setFixedTime(`${today}T12:00:00Z`);
    await page.goto(href);
    await hydrate(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const main = page.getByRole('main');
    for (const date of datesOf(name)) await expect(main).toContainText(date);
    for (const { heading } of sectionsOf(name)) {
      await expect(page.getByRole('region', { name: heading, exact: true })).toBeVisible();
    }
    await expect(main).not.toContainText(/\{|counsel/);
  });

  test(`${name} links to its sections, and marks the current one`, async ({ page }) => {
    await page.goto(href);
    await hydrate(page);
    const links = contentsOf(page).getByRole('link');
    const headings = page.getByRole('article').getByRole('heading', { level: 2 });
    const expected = sectionsOf(name).map(({ heading }) => heading);
    await expect(headings).toHaveText(expected);
    await expect(links).toHaveCount(expected.length);
    for (const heading of expected) {
      const link = contentsOf(page).getByRole('link', { name: heading, exact: true });
      await link.click();
      await expect(page).toHaveURL(/#[a-z0-9-]+$/);
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
      await expect(link).toHaveAttribute('aria-current', 'location');
      await expect(contentsOf(page).locator('[aria-current]')).toHaveCount(1);
    }
  });
}

test('on a tall screen, the last sections are marked even though they can’t scroll to the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.goto('/GDPRPolicy');
  await hydrate(page);
  for (const { heading } of sectionsOf('GDPRPolicy').slice(-3).reverse()) {
    const link = contentsOf(page).getByRole('link', { name: heading, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'location');
  }
});

test('the marked section follows the scroll position', async ({ page }) => {
  await page.goto('/SuperAdminNDA');
  await hydrate(page);
  const marked = contentsOf(page).locator('[aria-current]');
  const { heading } = sectionOf('SuperAdminNDA', 'obligations');
  await page
    .getByRole('region', { name: heading, exact: true })
    .evaluate((section) => section.scrollIntoView());
  await expect(marked).toContainText(heading);
  await page.mouse.wheel(0, -20_000);
  await expect(marked).toContainText(sectionsOf('SuperAdminNDA')[0]?.heading ?? '');
});

test('a heading has a link to itself that works by keyboard', async ({ page }) => {
  await page.goto('/GDPRPolicy');
  await hydrate(page);
  const { id, heading, subheadings } = sectionOf('GDPRPolicy', 'rights');
  const link = page.getByRole('link', { name: `Link to “${heading}”`, exact: true });
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/GDPRPolicy#${id}`);
  expect(subheadings).not.toEqual([]);
  for (const part of subheadings) {
    const own = page.getByRole('link', { name: `Link to “${part.heading}”`, exact: true });
    await expect(own).toHaveAttribute('href', `#${part.id}`);
  }
});

test('links in a text lead to the pages they name', async ({ page }) => {
  await page.goto('/TermsOfService');
  await hydrate(page);
  const { href, title } = pageNamed('SuperAdminNDA');
  await page.getByRole('article').getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(href);
  await expect(headline(page, 'SuperAdminNDA')).toBeVisible();
});

test('without scripts, the whole text and every contents link is there', {
  tag: '@no-scripts',
}, async ({ browser, platform }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: platform.url });
  const scripted = await browser.newContext({ baseURL: platform.url });
  const [without, withScripts] = [await plain.newPage(), await scripted.newPage()];
  for (const { name, href } of legal) {
    await without.goto(href);
    await withScripts.goto(href);
    await hydrate(withScripts);
    const text = await mainText(without);
    for (const { heading } of sectionsOf(name)) expect(text, name).toContain(heading);
    expect(withoutDates(text), name).toBe(withoutDates(await mainText(withScripts)));
    const last = contentsOf(without).getByRole('link').last();
    await last.click();
    await expect(without).toHaveURL(new RegExp(`${href}#`));
  }
  await plain.close();
  await scripted.close();
});

/* The build date and the reader's date may differ. */
function withoutDates(text: string): string {
  return text.replace(/Last updated \w+ \d+, \d+/, '');
}

test('printing hides the bar, footer, and contents, and spells out email addresses', {
  tag: '@media',
}, async ({ page }) => {
  await page.goto('/GDPRPolicy');
  await hydrate(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const date of datesOf('GDPRPolicy')) await expect(page.getByText(date)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden();
  await expect(contentsOf(page)).toBeHidden();
  await expect(page.getByRole('link', { name: /^Link to/ })).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const printed = (link: Element) => getComputedStyle(link, '::after').content;
  const links = page.getByRole('article').getByRole('link');
  const spelled = links.filter({ hasText: site.privacyMail }).first();
  expect(await spelled.evaluate(printed)).toBe('none');
  // A link whose text isn't its address prints the address.
  for (const link of await links.filter({ hasNotText: site.privacyMail }).all()) {
    if ((await link.getAttribute('href')) !== `mailto:${site.privacyMail}`) continue;
    expect(await link.evaluate(printed)).toContain(site.privacyMail);
  }
});
