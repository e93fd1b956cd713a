import { expect, test } from 'vitest';
import { createSiteHttp, getPublicSettings, type HttpConfig, logVisit } from './site';
import { failureOf, type Handler, respondWith, serve } from './testing';

const configOf = (serverUrl: string): HttpConfig => ({
  ...{ serverUrl, appId: 'brazos', bearerTokens: () => ({ Authorization: 'of-today' }) },
});

function endless(response: Parameters<Handler>[1], size: number, everyMs: number): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write('x'.repeat(size)), everyMs);
  response.on('close', () => clearInterval(timer));
}

const faults: [string, Handler][] = [
  ['hangs', () => undefined],
  ['never ends', (_, response) => endless(response, 5000, 1)],
  ['is garbage', (_, response) => response.end('<!doctype html>')],
  ['is slow', (_, response) => endless(response, 1, 50)],
  ['is cut off', (_, response) => response.write('{', () => response.destroy())],
];

test('settings have an ID, and only an object is kept of the rest', async () => {
  const settingsFrom = async (answer: unknown) => {
    const server = await respondWith(answer);
    const settings = await getPublicSettings(createSiteHttp(configOf(server.url)), '..');
    expect(server.requests).toEqual(['GET /api/apps/public/prod/public-settings/by-id/%252E%252E']);
    return settings.public_settings;
  };
  expect(await settingsFrom({ id: 'a', public_settings: { theme: 'x' } })).toEqual({ theme: 'x' });
  expect(await settingsFrom({ id: 'a', public_settings: ['theme'] })).toEqual({});
  for (const answer of [null, { id: null }]) {
    expect((await failureOf(settingsFrom(answer))).code).toBe('unexpected_answer');
  }
});

test.each(faults)('a response to a visit that %s ends with its connection', async (_, handler) => {
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const server = await serve((request, response, count) => {
    response.on('close', close);
    handler(request, response, count);
  });
  await logVisit(configOf(server.url), 'About');
  await closed;
  expect(server.requests).toEqual(['POST /api/app-logs/brazos/log-user-in-app/About']);
  expect(server.headers().authorization).toBe('Bearer of-today');
});
