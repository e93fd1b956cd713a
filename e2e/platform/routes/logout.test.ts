import { expect, test } from 'vitest';
import { call, otherSite, testPlatform } from '../testing';

const running = testPlatform();

async function leadsTo(fromUrl?: string): Promise<string | null> {
  const query = fromUrl === undefined ? '' : `?from_url=${encodeURIComponent(fromUrl)}`;
  const answer = await call(running.platform, `/apps/auth/logout${query}`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  return answer.headers.get('location');
}

test('leads back to a page of the site', async () => {
  expect(await leadsTo(`${otherSite}/About?x=1#team`)).toBe(`${otherSite}/About?x=1#team`);
  expect(await leadsTo(`${running.platform.url}/AITeam`)).toBe(`${running.platform.url}/AITeam`);
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
  `blob:${otherSite}/x`,
  `${otherSite}.evil.example/`,
  `http://user:pass@${new URL(otherSite).host}/`,
  'http://',
])('leads home from %s', async (fromUrl) => {
  expect(await leadsTo(fromUrl)).toBe(`${otherSite}/`);
});
