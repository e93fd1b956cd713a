import type { APIRequestContext, Page } from 'playwright/test';
import { content } from '@/lib/content';
import { addAxe, axeViolations } from '../axe';
import {
  admin,
  clearSignIn,
  expect,
  guest,
  hydrate,
  operator,
  signedInUrl,
  test,
} from '../fixtures';
import { distinctPages, placeholders } from '../registry';

const { agents } = content();
const pagesWithFilm = ['/', '/AITeam', '/Platform', '/Capabilities', '/ISO', '/About'];

/* One placeholder represents them all; the first test checks that they share their markup. */
const addresses = [...distinctPages.map(({ href }) => href), '/NoSuchPage'];

const widths = [390, 1440];

/* Playing films and fade-ins would slow down every scan, and axe doesn't check them. */
test.use({ reducedMotion: 'reduce' });
test.slow();
test.beforeEach(({ page }) => addAxe(page));

async function expectNoViolations(
  page: Page,
  where: string,
  options?: Parameters<typeof axeViolations>[1],
) {
  expect(await axeViolations(page, options), where).toEqual([]);
}

/** Runs a check at each width, without reloading the page. */
async function atWidths(
  page: Page,
  all: readonly number[],
  check: (width: number) => Promise<void>,
  height = 900,
) {
  for (const width of all) {
    await page.setViewportSize({ width, height });
    await check(width);
  }
}

test('placeholders differ only in their title, lead, and “Available now” links', async ({
  request,
}) => {
  const bodies = await Promise.all(placeholders.map(({ href }) => bodyOf(request, href)));
  expect(new Set(bodies.map(({ title }) => title)).size).toBe(placeholders.length);
  expect(new Set(bodies.map(({ rest }) => rest)).size).toBe(1);
});

async function checkPlayer(page: Page, address: string) {
  await page.getByRole('main').getByRole('button', { name: /video/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await atWidths(page, widths, (width) =>
    expectNoViolations(page, `player at ${width} pixels`, { include: 'dialog' }),
  );
  // The page behind the player is similar everywhere, so check it once.
  if (address === '/') await expectNoViolations(page, 'behind the player');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** A placeholder's title, and its remaining markup without lead, links, and current-page markers. */
async function bodyOf(request: APIRequestContext, href: string) {
  const html = await (await request.get(href)).text();
  const body = html.slice(html.indexOf('<body')).replace(/<script\b[\s\S]*?<\/script>/g, '');
  const titles = /(<li aria-current="page"[^>]*>|<h1[^>]*>)([^<]+)/g;
  const lead = /(<\/h1><p[^>]*>)[^<]+/;
  const rest = body
    .replace(titles, '$1')
    .replace(lead, '$1')
    .replace(/ aria-current="page"| open(?=[ >])/g, '')
    .replace(/<aside\b[\s\S]*?<\/aside>/, withoutLinks);
  return { title: titles.exec(body)?.[2], rest };
}

/** Collapses a list of links to one link without text and URL. */
function withoutLinks(html: string): string {
  const blank = html.replace(/ href="[^"]*"/g, '').replace(/(<a\b[^>]*>)[^<]*/g, '$1');
  return blank.replace(/(<li\b.*?<\/li>)\1+/g, '$1');
}

for (const address of addresses) {
  test(`axe finds no violations on ${address}, with its player open or closed`, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrate(page);
    await atWidths(page, widths, (width) => expectNoViolations(page, `${width} pixels`));
    if (pagesWithFilm.includes(address)) await checkPlayer(page, address);
  });
}

test('every page has enough contrast when the system is in dark mode', { tag: '@media' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const address of addresses) {
    await page.goto(address);
    await hydrate(page);
    // A color scheme changes only colors.
    await expectNoViolations(page, address, { rule: 'color-contrast' });
  }
});

test('axe finds no violations in any agent’s dialog', async ({ page }) => {
  for (const [index, { id, name }] of agents.entries()) {
    await page.goto(`/AITeam#${id}`);
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
    if (index === 0) {
      await expectNoViolations(page, `behind the dialog of ${name}`, { exclude: 'dialog' });
    }
    // Tall enough for the whole dialog: if it scrolls, axe reports a link half-covered by its bottom bar as too small.
    const check = (width: number) =>
      expectNoViolations(page, `${name} at ${width} pixels`, { include: 'dialog' });
    await atWidths(page, widths, check, 1600);
  }
});

test('axe finds no violations for a signed-in user, for an admin, or on Access Restricted', async ({
  page,
  platform,
}) => {
  const check = (where: string) =>
    atWidths(page, widths, (width) => expectNoViolations(page, `${where} at ${width} pixels`));
  await page.goto(signedInUrl(platform, operator, placeholders[0]?.href));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await check('signed in');
  await clearSignIn(page);
  await page.goto(signedInUrl(platform, admin, '/NoSuchPage'));
  await expect(page.getByText('Admin Note')).toBeVisible();
  await check('admin on 404');
  await clearSignIn(page);
  await page.goto(signedInUrl(platform, guest));
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await check('restricted');
});

test('axe finds no violations with any menu open', async ({ page }) => {
  await page.goto('/About');
  await hydrate(page);
  await atWidths(page, [1024, 1440], async (width) => {
    for (const name of ['Platform', 'Solutions', 'Resources', 'Support']) {
      const button = page.getByRole('banner').getByRole('button', { name });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expectNoViolations(page, `${name} at ${width} pixels`, { include: 'banner' });
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  });
});

test('axe finds no violations in the mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/About');
  await hydrate(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible();
  await atWidths(page, [390, 768], (width) => expectNoViolations(page, `${width} pixels`));
});

test('the first Tab stop is the skip link, which focuses main', async ({ page }) => {
  await page.goto('/About');
  await hydrate(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
