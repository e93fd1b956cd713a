import { expect, operator, test } from '../fixtures';
import { footerLink } from '../locators';
import { openInFrame } from '../parent-page';

test('a same-origin parent receives each navigation and each error', async ({
  consoleErrors,
  page,
  platform,
}) => {
  const token = platform.tokenFor(operator);
  const { site, messages } = await openInFrame(page, `/?access_token=${token}&plan=one`);
  await expect(site.getByRole('button', { name: 'Sign out' })).toBeVisible();
  const urls = async () => (await messages('app_changed_url')).map(({ url }) => url);
  const expected = [`${platform.url}/?plan=one`];
  await expect.poll(urls).toEqual(expected);
  for (const name of ['AITeam', 'About']) {
    await footerLink(site, name).click();
    expected.push(`${platform.url}/${name}`);
    await expect.poll(urls).toEqual(expected);
  }

  const frame = page.frame({ url: /About/ });
  await frame?.evaluate((secret) => {
    setTimeout(() => {
      throw new Error(`It broke with ${secret}`);
    });
    Promise.reject(null);
    Promise.reject({ status: 402, message: 'no payment' });
    Promise.reject({ response: { status: 402 } });
  }, token);
  const errors = async () => (await messages('app_error')).map(({ error }) => error ?? {});
  await expect.poll(async () => (await errors()).length).toBe(2);
  const serialized = JSON.stringify(await errors());
  expect(serialized).toContain('It broke with');
  expect(serialized).not.toContain(token);
  consoleErrors.splice(0);
  expect(Object.keys((await errors())[0] ?? {}).sort()).toEqual([
    'componentName',
    'details',
    'title',
  ]);
});
