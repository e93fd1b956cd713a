import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { build, memoryStorageWindow, pageOrigin, readVisit } from './testing';

const platforms = [build.platformUrl, ...build.platformOrigins];

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const read = (query: URLSearchParams, page = memoryStorageWindow()) =>
  readVisit({ query: `?${query}`, page });

/** Parts of our URLs and foreign ones, and characters that are known to confuse URL parsers. */
const pieces = fc.constantFrom(
  ...'https: http: blob: javascript: data: ws: // / @ : ? # . 。 .. & = ä ada'.split(' '),
  ...'platform.example site.example staging.example evil.example 127.0.0.1'.split(' '),
  ...'443 8443 [::1] [::ffff:7f00:1] 2130706433 0x7f.1 рlatform.example xn--'.split(' '),
  ...'%2e %2F %40 %00 access_token=x __proto__'.split(' '),
  ...['\\', '\u00ad', '\t', '\n', '\r', ' ', '\u200b', 'a'.repeat(3000)],
);
const heads = fc.constantFrom('', 'https://', 'http://', '//', 'HTTPS:\\\\', ...platforms);
const address = fc
  .tuple(heads, fc.array(pieces, { maxLength: 6 }))
  .map(([head, parts]) => head + parts.join(''));
const value = fc.oneof(
  address,
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('v1', 'other-app', 'brazos', 'true', 'null', 'undefined'),
);

const names = ['server_url', 'from_url', 'app_id', 'functions_version', 'access_token'];
const anyName = fc.constantFrom(...names, 'clear_access_token', '__proto__', 'token');
/** Names can repeat; the first one counts. */
const query = fc
  .array(fc.tuple(anyName, value), { maxLength: 8 })
  .map((pairs) => new URLSearchParams(pairs));
const keys = fc.constantFrom(...names.map((name) => `base44_${name}`), 'token', 'another');
const kept = fc.dictionary(keys, value, { maxKeys: 6 });

/** The build's platform that a browser would connect to with this URL. */
function platformOf(text: string | null): string | undefined {
  if (text === null || !URL.canParse(text)) return undefined;
  const { protocol, host } = new URL(text);
  return platforms.find((one) => new URL(one).protocol === protocol && new URL(one).host === host);
}

test('the platform is always on the build’s list, for any URL and storage', () => {
  fc.assert(
    fc.property(value, fc.option(value), (given, stored) => {
      const page = memoryStorageWindow(stored === null ? {} : { base44_server_url: stored });
      const { serverUrl } = read(new URLSearchParams({ server_url: given }), page);
      expect(serverUrl).toBe(platformOf(given) ?? platformOf(stored) ?? build.platformUrl);
      expect(readVisit({ page }).serverUrl, 'on a later visit').toBe(serverUrl);
    }),
  );
});

test('the return URL is on this site and has no token', () => {
  fc.assert(
    fc.property(value, (given) => {
      const { fromUrl } = read(new URLSearchParams({ from_url: given }));
      const base = `${pageOrigin}/`;
      const { protocol, host, username, password } = URL.canParse(given, base)
        ? new URL(given, base)
        : new URL('about:blank');
      const isValue = given !== 'null' && given !== 'undefined';
      const isOwn = isValue && `${protocol}//${host}` === pageOrigin && username + password === '';
      expect(fromUrl?.startsWith(base) ?? false).toBe(isOwn);
      expect(new URL(fromUrl ?? base).searchParams.has('access_token')).toBe(false);
    }),
  );
});

test('no URL can alter a path or a header, store the app, or store or remove a token', () => {
  fc.assert(
    fc.property(query, kept, (query, kept) => {
      const page = memoryStorageWindow(kept);
      const { appId, functionsVersion, token, offeredToken, ...params } = read(query, page);
      const path = `/api/apps/${appId}/entities/User/me`;
      expect(new URL(path, pageOrigin).href).toBe(pageOrigin + path);
      for (const sent of [appId, functionsVersion ?? 'v1', token ?? 'a', offeredToken ?? 'a']) {
        expect(new Headers({ 'X-Sent': sent }).get('X-Sent')).toBe(sent);
        expect(['null', 'undefined']).not.toContain(sent);
      }
      expect(params.hasClearParam).toBe(query.get('clear_access_token') === 'true');
      if (offeredToken !== null) expect(offeredToken).toBe(query.get('access_token'));

      const stored = page.localStorage.entries();
      const tokens = token === null ? {} : { one: kept.base44_access_token, other: kept.token };
      expect([stored.base44_access_token, stored.token]).toEqual([tokens.one, tokens.other]);
      expect(stored.another).toBe(kept.another);
      expect([kept.base44_app_id, undefined]).toContain(stored.base44_app_id);
      const later = readVisit({ page });
      const same = {
        serverUrl: params.serverUrl,
        fromUrl: params.fromUrl,
        functionsVersion,
        token,
      };
      expect(later).toMatchObject(same);
      expect(page.localStorage.entries()).toEqual(stored);
    }),
  );
});
