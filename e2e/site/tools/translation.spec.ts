import type { Locator, Page } from 'playwright/test';
import { content } from '@/lib/content';
import {
  expect,
  holdRequests,
  hydrate,
  loadReact,
  openPage,
  reactScriptsGlob,
  test,
  waitForSession,
} from '../../fixtures';
import { type Language, operate, translate, translated, wordsOf } from './translate';

/** Expects the same words on a translated page as on the original. */
async function expectSame(
  pages: readonly [Page, Page],
  what: string,
  elements: (page: Page) => Locator,
): Promise<void> {
  await expect(async () => {
    const [shown, original] = await Promise.all(pages.map((each) => wordsOf(elements(each))));
    expect(shown, what).toEqual(original);
  }).toPass({ timeout: 10_000 });
}

/** When the browser translates the page, which it opens and hydrates. */
const moments = {
  async 'before hydration'(page: Page, path: string, language: Language) {
    await page.goto(path);
    await waitForSession(page);
    await translate(page, language);
    await hydrate(page);
  },
  async 'during hydration'(page: Page, path: string, language: Language) {
    const release = await holdRequests(page, reactScriptsGlob);
    await page.goto(path);
    await waitForSession(page);
    await page.evaluate(loadReact);
    await translate(page, language);
    release();
    await hydrate(page);
  },
  async 'after hydration'(page: Page, path: string, language: Language) {
    await openPage(page, path);
    await translate(page, language);
  },
};

/** It goes on by itself. */
const isPlay = (name: string) => name.startsWith('ShiftBoard') && /Play|Pause/.test(name);

for (const [path, moment, language] of [
  ['/', 'before hydration', 'Spanish'],
  ['/Capabilities', 'during hydration', 'German'],
  ['/ISO', 'after hydration', 'Spanish'],
] as const) {
  test(`every control of ${path} works and shows what it should when translated ${moment} to ${language}`, async ({
    page,
    context,
  }) => {
    test.slow();
    const original = await context.newPage();
    for (const each of [page, original]) {
      await each.clock.setFixedTime('2026-03-12T12:00:00Z');
      await each.addInitScript(() => {
        window.print = () => {};
      });
    }
    await openPage(original, path);
    await moments[moment](page, path, language);
    const used = new Set<string>();
    for (;;) {
      const names = await operate(original, null);
      const name = names.find((each) => !used.has(each) && !isPlay(each));
      if (name === undefined) break;
      used.add(name);
      await operate(original, name);
      // Its panel may still be loading.
      await expect(async () => expect(await operate(page, null)).toContain(name)).toPass();
      await operate(page, name);
      await expectSame([page, original], name, (each) => each.getByRole('main'));
    }
    expect(used.size).toBeGreaterThan(0);
  });
}

test('agents and search work on a translated page', async ({ page, context }) => {
  const original = await context.newPage();
  for (const each of [page, original]) await openPage(each, '/AITeam');
  await translate(page, 'German');

  const dialog = (each: Page) => each.getByRole('dialog');
  for (const { name } of content().agents) {
    const open = (each: Page, words: string) =>
      each.getByRole('main').getByRole('button', { name: words, exact: true }).click();
    await open(page, translated(name, 'German'));
    await open(original, name);
    await expectSame([page, original], name, dialog);
    for (const each of [page, original]) await each.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }

  const label = 'Page, topic, or agent';
  const fields = [
    page.getByRole('searchbox', { name: translated(label, 'German') }),
    original.getByRole('searchbox', { name: label }),
  ];
  for (const each of [page, original]) await each.keyboard.press('/');
  for (const query of ['lockout', 'lockout tagout', 'xyzzy', 'lokout', 'permit', '']) {
    for (const field of fields) await field.fill(query);
    await expectSame([page, original], query, dialog);
  }
});
