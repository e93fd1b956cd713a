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
const filmed = ['/', '/AITeam', '/Platform', '/Capabilities', '/ISO', '/About'];

/* One placeholder stands for all of them, which the next test sees to. */
const addresses = [...distinctPages.map(({ href }) => href), '/NoSuchPage'];

const widths = [390, 1440];

/* Films that play and parts that fade cost the time of every look, and are not what axe looks at. */
test.use({ reducedMotion: 'reduce' });
test.slow();
test.beforeEach(({ page }) => addAxe(page));

async function expectNoViolations(
  page: Page,
  where: string,
  look?: Parameters<typeof axeViolations>[1],
) {
  expect(await axeViolations(page, look), where).toEqual([]);
}

/** At each width in turn, on the same page. */
async function atWidths(
  page: Page,
  all: readonly number[],
  look: (width: number) => Promise<void>,
  height = 900,
) {
  for (const width of all) {
    await page.setViewportSize({ width, height });
    await look(width);
  }
}

test('placeholders are one page but for their title and what is available now', async ({
  request,
}) => {
  const bodies = await Promise.all(placeholders.map(({ href }) => bodyOf(request, href)));
  expect(new Set(bodies.map(({ title }) => title)).size).toBe(placeholders.length);
  expect(new Set(bodies.map(({ rest }) => rest)).size).toBe(1);
});

async function lookAtPlayer(page: Page, address: string) {
  await page.getByRole('main').getByRole('button', { name: /video/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await atWidths(page, widths, (width) =>
    expectNoViolations(page, `player at ${width} pixels`, { include: 'dialog' }),
  );
  // What lies behind is the same in kind on each of them.
  if (address === '/') await expectNoViolations(page, 'behind the player');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** What a placeholder shows, in two parts: its title, and everything but title, lead, links, and current page. */
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

/** A list of links as one link without words and address. */
function withoutLinks(html: string): string {
  const blank = html.replace(/ href="[^"]*"/g, '').replace(/(<a\b[^>]*>)[^<]*/g, '$1');
  return blank.replace(/(<li\b.*?<\/li>)\1+/g, '$1');
}

for (const address of addresses) {
  test(`axe finds nothing on ${address}, its player open or closed`, async ({ page }) => {
    await page.goto(address);
    await hydrate(page);
    await atWidths(page, widths, (width) => expectNoViolations(page, `${width} pixels`));
    if (filmed.includes(address)) await lookAtPlayer(page, address);
  });
}

test('every page has enough contrast where the system is dark', { tag: '@media' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const address of addresses) {
    await page.goto(address);
    await hydrate(page);
    // Colors are all that a scheme can change.
    await expectNoViolations(page, address, { rule: 'color-contrast' });
  }
});

test('axe finds nothing in every agent’s dialog', async ({ page }) => {
  for (const [index, { id, name }] of agents.entries()) {
    await page.goto(`/AITeam#${id}`);
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
    if (index === 0) {
      await expectNoViolations(page, `behind the dialog of ${name}`, { exclude: 'dialog' });
    }
    // Tall enough for all of it: where it scrolls, a link half under the bar at its foot looks too small to axe.
    const look = (width: number) =>
      expectNoViolations(page, `${name} at ${width} pixels`, { include: 'dialog' });
    await atWidths(page, widths, look, 1600);
  }
});

test('axe finds nothing for somebody signed in, for an admin, and where access is restricted', async ({
  page,
  platform,
}) => {
  const look = (where: string) =>
    atWidths(page, widths, (width) => expectNoViolations(page, `${where} at ${width} pixels`));
  await page.goto(signedInUrl(platform, operator, placeholders[0]?.href));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await look('signed in');
  await clearSignIn(page);
  await page.goto(signedInUrl(platform, admin, '/NoSuchPage'));
  await expect(page.getByText('Admin Note')).toBeVisible();
  await look('admin on 404');
  await clearSignIn(page);
  await page.goto(signedInUrl(platform, guest));
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await look('restricted');
});

test('axe finds nothing with each menu open', async ({ page }) => {
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

test('axe finds nothing in the small screen’s menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/About');
  await hydrate(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible();
  await atWidths(page, [390, 768], (width) => expectNoViolations(page, `${width} pixels`));
});

test('the first press of Tab offers to skip to the words', async ({ page }) => {
  await page.goto('/About');
  await hydrate(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
