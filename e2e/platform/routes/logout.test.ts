import { expect, test } from 'vitest';
import { call, siteOrigin, testPlatform } from '../testing';

const running = testPlatform();

async function logoutLocation(fromUrl?: string): Promise<string | null> {
  const query = fromUrl === undefined ? '' : `?from_url=${encodeURIComponent(fromUrl)}`;
  const answer = await call(running.platform, `/apps/auth/logout${query}`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  return answer.headers.get('location');
}

test('redirects back to a page of the site', async () => {
  expect(await logoutLocation(`${siteOrigin}/About?x=1#team`)).toBe(`${siteOrigin}/About?x=1#team`);
  expect(await logoutLocation(`${running.platform.url}/AITeam`)).toBe(
    `${running.platform.url}/AITeam`,
  );
  expect(running.platform.events.recent()[0]).toMatchObject({
    type: 'session',
    what: 'signed-out',
  });
});

test.each([
  undefined,
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  `blob:${siteOrigin}/x`,
  `${siteOrigin}.evil.example/`,
  `http://user:pass@${new URL(siteOrigin).host}/`,
  'http://',
])('redirects to the home page from %s', async (fromUrl) => {
  expect(await logoutLocation(fromUrl)).toBe(`${siteOrigin}/`);
});
