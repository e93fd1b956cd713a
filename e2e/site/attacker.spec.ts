import type { BrowserContext, FrameLocator, Page } from 'playwright/test';
import { hostileQueries } from '../attacker/addresses';
import { lastWord } from '../attacker/page';
import { type Attacker, startAttacker } from '../attacker/server';
import { admin, test as base, expect, operator, signedIn } from '../fixtures';
import { footerLink, headline } from '../locators';
import type { Platform } from '../platform/platform';
import { callsTo, settingsCall } from '../platform-calls';

const test = base.extend<{ attacker: Attacker }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  attacker: async ({}, use) => {
    const attacker = await startAttacker();
    await use(attacker);
    await attacker.stop();
  },
});

test.describe.configure({ timeout: 180_000 });
/** Several pages load at once here. */
const patient = { timeout: 60_000 };

/** Serves the pages as a host does that sends no headers for their protection: the site is to hold alone. */
async function onCarelessHost(context: BrowserContext, { url }: Platform): Promise<void> {
  const isPage = (address: URL) =>
    address.origin === url && /^\/(?!login$)\w*$/.test(address.pathname);
  await context.route(isPage, (route, request) => {
    const { pathname } = new URL(request.url());
    const name = pathname === '/' ? 'index' : pathname.slice(1);
    return route.fulfill({ path: `out/${name}.html`, contentType: 'text/html; charset=utf-8' });
  });
}

async function signIn(page: Page, platform: Platform): Promise<string> {
  const address = signedIn(platform, operator, '/About');
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  return new URL(address).searchParams.get('access_token') ?? '';
}

/** Waits for the attacker to have heard everything until now, and looks at what that was. */
async function expectNothing(page: Page, attacker: Attacker, token: string | null): Promise<void> {
  await page.bringToFront();
  const ownWords = () =>
    attacker.told().filter(({ what }) => JSON.stringify(what).includes(lastWord)).length;
  const before = ownWords();
  await page.getByRole('button', { name: 'trouble' }).click();
  await page.getByRole('button', { name: 'end' }).click();
  await expect.poll(ownWords, patient).toBe(before + 1);
  const loot = attacker.told().filter(({ what }) => !JSON.stringify(what).includes(lastWord));
  expect(loot, 'messages, and what could be read').toEqual([]);
  expect(attacker.lured(), 'requests and sockets').toEqual([]);
  if (token !== null) {
    const everything = attacker.everything();
    for (const part of [token, token.split('.').at(-1) ?? token, btoa(token).slice(0, 40)]) {
      expect(everything.includes(part), 'the attacker has the token').toBe(false);
    }
  }
}

/** How often the site has asked its own platform for the settings, which is where it would ask the attacker. */
function asked(platform: Platform): number {
  return callsTo(platform).filter((call) => call.startsWith(settingsCall)).length;
}

async function expectThere(site: Page | FrameLocator, isSignedIn: boolean): Promise<void> {
  const name = isSignedIn ? 'Sign out' : 'Sign in';
  await expect(site.getByRole('button', { name, exact: true })).toBeVisible(patient);
}

// Signing out works in a foreign frame too: a click that is stolen there can end a sign-in. Nothing on the
// site gives, sends or pays anything, and no frame of an attacker's offers another account.
for (const who of ['a visitor', 'a signed-in user'] as const) {
  const isSignedIn = who === 'a signed-in user';

  test(`framed by an attacker, the page of ${who} tells and asks it nothing`, async ({
    context,
    page,
    platform,
    attacker,
  }) => {
    await onCarelessHost(context, platform);
    const token = isSignedIn ? await signIn(page, platform) : null;
    const queries = hostileQueries(platform.url, attacker);
    const some = queries.filter((_, at) => at % (isSignedIn ? 6 : 9) === 0);
    const before = asked(platform);
    await page.goto(attacker.page(some.map((query) => `${platform.url}/About${query}`)));
    await expect.poll(() => asked(platform), patient).toBeGreaterThanOrEqual(before + some.length);
    await expectNothing(page, attacker, token);

    const site = page.frameLocator('iframe[title="Site 0"]');
    await footerLink(site, 'AITeam').click();
    await expect(headline(site, 'AITeam')).toBeVisible();
    await expectNothing(page, attacker, token);
  });

  test(`opened and led around by an attacker, the page of ${who} tells and asks it nothing`, async ({
    context,
    page,
    platform,
    attacker,
  }) => {
    await onCarelessHost(context, platform);
    const token = isSignedIn ? await signIn(page, platform) : null;
    await page.goto(attacker.page([]));
    const queries = hostileQueries(platform.url, attacker);
    // Others than in the frames, and a few for a visitor, of whom less is known.
    const some = queries.filter((_, at) => (isSignedIn ? at % 2 === 1 : at < 3));
    const [first = '', ...others] = some.map((query) => `${platform.url}/About${query}`);
    await page.getByLabel('Address').fill(first);
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'open' }).click();
    const site = await opened;
    await expectThere(site, isSignedIn);
    // Else the first page's end of loading could be taken for that of the next one.
    await site.waitForLoadState();
    for (const address of others) {
      await page.getByLabel('Address').fill(address);
      const before = asked(platform);
      const there = site.waitForEvent('load');
      await page.getByRole('button', { name: 'navigate' }).click();
      await there;
      await expect.poll(() => asked(platform), patient).toBeGreaterThan(before);
      const stored = await site.evaluate(() =>
        Object.values<string>({ ...localStorage })
          .filter((value) => URL.canParse(value))
          .map((value) => new URL(value).origin),
      );
      expect(stored.filter((origin) => origin !== platform.url)).toEqual([]);
    }
    await expectNothing(page, attacker, token);

    // On a later visit nothing of all that is left.
    await site.goto('/');
    await expectThere(site, isSignedIn);
    expect(await site.evaluate(() => window.name)).not.toMatch(/token|eyJ/);
    await expectNothing(page, attacker, token);
  });
}

test('no link, frame, popup or form of an attacker changes who is signed in', async ({
  context,
  page,
  platform,
  attacker,
}) => {
  await onCarelessHost(context, platform);
  const token = await signIn(page, platform);
  const theirs = platform.tokenFor(admin);
  const tries = [
    { access_token: theirs },
    { access_token: 'rubbish' },
    { clear_access_token: 'true' },
    { clear_access_token: 'true', access_token: theirs },
    { app_id: 'other', access_token: theirs },
    { server_url: attacker.url, access_token: theirs },
    { brazos_nonce: '0'.repeat(32), access_token: theirs },
  ];
  const addresses = tries.map((fields) => `${platform.url}/About?${new URLSearchParams(fields)}`);
  const expectOtto = async (site: Page | FrameLocator) => {
    await expect(site.getByRole('banner')).toContainText('Otto Operator', patient);
    await expect(site.getByRole('banner')).not.toContainText('Ada Admin');
  };

  await page.goto(attacker.page(addresses));
  for (const index of addresses.keys()) {
    const site = page.frameLocator(`iframe[title="Site ${index}"]`);
    await expectOtto(site);
    await expect(site.getByRole('button', { name: /^Switch/ })).toBeHidden();
  }

  await page.getByLabel('Address').fill(`${platform.url}/`);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'open' }).click();
  const site = await opened;
  for (const [index, address] of addresses.entries()) {
    await page.getByLabel('Address').fill(address);
    const there = site.waitForEvent('load');
    await page.getByRole('button', { name: 'navigate' }).click();
    await there;
    await expectOtto(site);
    const asks = tries[index]?.access_token === theirs;
    if (asks) await expect(site.getByRole('button', { name: /^Switch to Ada/ })).toBeVisible();
  }

  for (const method of ['get', 'post']) {
    await page.goto(attacker.page([]));
    await page.evaluate(
      ({ method, action, fields }) => {
        const form = Object.assign(document.createElement('form'), { method, action });
        for (const [name, value] of Object.entries(fields)) {
          form.append(Object.assign(document.createElement('input'), { name, value }));
        }
        document.body.append(form);
        form.submit();
      },
      { method, action: addresses[0] ?? '', fields: { access_token: theirs } },
    );
    await page.waitForURL(`${platform.url}/About*`);
    await expectOtto(page);
  }

  await page.goto('/');
  await expectOtto(page);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept).toEqual({ base44_access_token: token, token });
  expect(attacker.lured(), 'requests and sockets').toEqual([]);
});

test('under another name, which gets no storage in a frame, the attacker is told nothing', async ({
  context,
  page,
  platform,
  attacker,
}) => {
  await onCarelessHost(context, platform);
  const token = await signIn(page, platform);
  const [query = ''] = hostileQueries(platform.url, attacker);
  await page.goto(attacker.page([`${platform.url}/About${query}`], attacker.otherSite));
  await expectThere(page.frameLocator('iframe[title="Site 0"]'), false);
  await expectNothing(page, attacker, token);
});

test('a trusted parent that an attacker frames hears what is meant for it, the attacker nothing', async ({
  context,
  page,
  platform,
  attacker,
}) => {
  await onCarelessHost(context, platform);
  const token = await signIn(page, platform);
  const parent = `<!doctype html><title>Parent</title><script>
window.told = []; addEventListener('message', ({ data }) => told.push(data));</script>
<iframe title="Site" src="/About" width="900" height="500"></iframe>`;
  await context.route(`${platform.url}/editor/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: parent }),
  );
  await page.goto(attacker.page([`${platform.url}/editor/`]));
  const editor = page.frameLocator('iframe[title="Site 0"]');
  await expectThere(editor.frameLocator('iframe[title=Site]'), true);
  const told = () =>
    page.frame({ url: /\/editor\/$/ })?.evaluate(() => JSON.stringify(Reflect.get(window, 'told')));
  await expect.poll(told).toContain(`{"type":"app_changed_url","url":"${platform.url}/About"}`);
  await expectNothing(page, attacker, token);
});

test('foreign values that are in the storage already are removed, and asked nothing', async ({
  page,
  platform,
  attacker,
}) => {
  const token = await signIn(page, platform);
  await page.evaluate((url) => {
    localStorage.setItem('base44_server_url', url);
    localStorage.setItem('base44_from_url', `${url}/back`);
    localStorage.setItem('base44_app_id', '../..');
    localStorage.setItem('base44_functions_version', 'a\nb');
  }, attacker.url);
  await page.goto('/');
  await expectThere(page, true);
  const kept = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(kept).toEqual(['base44_access_token', 'token']);
  await page.goto(attacker.page([]));
  await expectNothing(page, attacker, token);
});

test('a token in the address is nowhere once the page is there, but where it belongs', async ({
  page,
  platform,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const token = await signIn(page, platform);
  await footerLink(page, 'AITeam').click();
  await expect(page).toHaveURL(`${platform.url}/AITeam`);
  await page.goBack();
  await expect(page).toHaveURL(`${platform.url}/About`);
  const { kept, ...seen } = await page.evaluate(() => ({
    kept: Object.keys(localStorage).sort(),
    address: location.href,
    state: JSON.stringify(history.state),
    referrer: document.referrer,
    cookie: document.cookie,
    name: window.name,
    marks: JSON.stringify({ ...sessionStorage }),
    html: document.documentElement.outerHTML,
    globals: Object.getOwnPropertyNames(window)
      .map((name) => Reflect.get(window, name))
      .filter((value) => typeof value === 'string')
      .join('\n'),
  }));
  expect(kept).toEqual(['base44_access_token', 'token']);
  const holders = Object.entries({ ...seen, lines: lines.join('\n') })
    .filter(([, text]) => text.includes(token))
    .map(([name]) => name);
  expect(holders).toEqual([]);
});

test('an address that begins like another host’s is a page that is not found', async ({
  page,
  platform,
}) => {
  await page.goto(`${platform.url}//evil.example/About`);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveURL(`${platform.url}/evil.example/About`);
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(`${platform.url}/`);
});
