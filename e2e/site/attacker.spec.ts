import { hostileQueries } from '../attacker/addresses';
import {
  asked,
  expectChecked,
  expectNothing,
  expectThere,
  onCarelessHost,
  signIn,
  test,
} from '../attacker/fixtures';
import { expect, settled } from '../fixtures';
import { footerLink, headline } from '../locators';

test.describe.configure({ timeout: 180_000 });

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
    for (const at of some.keys()) await expectChecked(page.frameLocator(`[title="Site ${at}"]`));
    // The frames share sessionStorage, so later ones may use the settings that the first one stored.
    expect(asked(platform)).toBeGreaterThan(before);
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
      const there = site.waitForEvent('load');
      await page.getByRole('button', { name: 'navigate' }).click();
      await there;
      await settled(site);
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
