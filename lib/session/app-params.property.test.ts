import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlatformSettings } from './app-params';
import { build, memoryStorageWindow, pageOrigin, readVisit } from './testing';

const limits = { timeout: 300_000 };

const settings: PlatformSettings = {
  ...build,
  platformOrigins: [...build.platformOrigins, 'http://localhost:4173'],
};
const platforms = [settings.platformUrl, ...settings.platformOrigins];

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

function read(query: string, page = memoryStorageWindow()) {
  return readVisit({ query: `?${query}`, page, settings });
}

/** Parts of our URLs and foreign ones, and characters that are known to confuse URL parsers. */
const pieces = fc.constantFrom(
  ...'https: http: blob: javascript: data: ws: // / @ : ? # . 。 .. & = ä ada'.split(' '),
  ...'platform.example site.example staging.example localhost evil.example 127.0.0.1'.split(' '),
  ...'443 8443 4173 [::1] [::ffff:7f00:1] 2130706433 0x7f.1 рlatform.example xn--'.split(' '),
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
  fc.constantFrom('v1', 'other-app', 'brazos', 'null', 'undefined'),
);

const names = ['server_url', 'from_url', 'app_id', 'functions_version', 'access_token'] as const;
const anyName = fc.constantFrom(
  ...names,
  'clear_access_token',
  '__proto__',
  'constructor',
  'token',
);
/** Names can repeat; the first one counts. */
const query = fc
  .array(fc.tuple(anyName, fc.oneof(value, fc.constant('true'))), { maxLength: 8 })
  .map((pairs) => new URLSearchParams(pairs));
const keys = fc.constantFrom(...names.map((name) => `base44_${name}`), 'token', 'another');
const kept = fc.dictionary(keys, value, { maxKeys: 6 });

/** The build's platform that a browser would connect to with this URL. */
function platformOf(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined || !URL.canParse(text)) return undefined;
  const { protocol, host } = new URL(text);
  return platforms.find((one) => new URL(one).protocol === protocol && new URL(one).host === host);
}

test('the platform is always on the build’s list, for any URL and storage', limits, () => {
  fc.assert(
    fc.property(value, fc.option(value), (given, stored) => {
      const page = memoryStorageWindow(stored === null ? {} : { base44_server_url: stored });
      const { serverUrl } = read(String(new URLSearchParams({ server_url: given })), page);
      const expected = platformOf(given) ?? platformOf(stored) ?? settings.platformUrl;
      expect(serverUrl).toBe(expected);
      expect(read('', page).serverUrl, 'on a later visit').toBe(expected);
    }),
  );
});

test('the return URL is on this site and has no token', limits, () => {
  fc.assert(
    fc.property(value, (given) => {
      const page = memoryStorageWindow();
      const { fromUrl } = read(String(new URLSearchParams({ from_url: given })), page);
      expect(page.localStorage.getItem('base44_from_url')).toBe(fromUrl);
      const base = `${pageOrigin}/`;
      const { protocol, host, username, password } = URL.canParse(given, base)
        ? new URL(given, base)
        : new URL('about:blank');
      const isValue = given !== 'null' && given !== 'undefined';
      const isOwn = isValue && `${protocol}//${host}` === pageOrigin && username + password === '';
      expect(fromUrl !== null).toBe(isOwn);
      if (fromUrl === null) return;
      expect(fromUrl.startsWith(base)).toBe(true);
      expect(new URL(fromUrl).searchParams.has('access_token')).toBe(false);
    }),
  );
});

test('the app ID and functions version can’t alter a path or a header', limits, () => {
  fc.assert(
    fc.property(query, kept, (query, kept) => {
      const { appId, functionsVersion } = read(String(query), memoryStorageWindow(kept));
      const path = ['', 'api', 'apps', appId, 'entities', 'User', 'me'];
      const url = new URL(`https://platform.example${path.join('/')}`);
      expect(url.href).toBe(`https://platform.example${path.join('/')}`);
      const headers = new Headers({ 'X-App-Id': appId, Version: functionsVersion ?? 'none' });
      expect(headers.get('X-App-Id')).toBe(appId);
      expect(headers.get('Version')).toBe(functionsVersion ?? 'none');
    }),
  );
});

test(
  'the stored values are those in use, on later visits too, and other keys stay the same',
  limits,
  () => {
    fc.assert(
      fc.property(query, kept, (query, kept) => {
        const page = memoryStorageWindow(kept);
        const first = read(String(query), page);
        const storedNow = page.localStorage.entries();
        expect(storedNow.another).toBe(kept.another);
        const known = {
          // The URL's app is stored only once the platform accepts it.
          base44_app_id: kept.base44_app_id,
          base44_server_url: first.serverUrl,
          base44_from_url: first.fromUrl,
          base44_functions_version: first.functionsVersion,
          another: kept.another,
        };
        for (const [key, value] of Object.entries(storedNow)) {
          if (key === 'token' || key === 'base44_access_token') {
            expect(first.token).not.toBeNull();
            expect(value).toBe(kept[key]);
          } else expect(value).toBe(Reflect.get(known, key));
        }
        expect(read('', page)).toEqual({
          ...first,
          appId: storedNow.base44_app_id ?? settings.appId,
          offeredToken: null,
          nonce: null,
          hasTokenParam: false,
          hasClearParam: false,
        });
        expect(page.localStorage.entries()).toEqual(storedNow);
      }),
    );
  },
);

test('a token is always valid in a header, and no URL stores or clears one', limits, () => {
  fc.assert(
    fc.property(query, kept, (query, kept) => {
      const page = memoryStorageWindow(kept);
      const { token, offeredToken, hasClearParam } = read(String(query), page);
      const { base44_access_token: one, token: two } = page.localStorage.entries();
      expect(hasClearParam).toBe(query.get('clear_access_token') === 'true');
      if (token === null) expect([one, two]).toEqual([undefined, undefined]);
      else expect([one, two]).toEqual([kept.base44_access_token, kept.token]);
      for (const each of [token, offeredToken]) {
        if (each === null) continue;
        expect(new Headers({ Authorization: `Bearer ${each}` }).get('Authorization')).toBe(
          `Bearer ${each}`,
        );
        expect(['null', 'undefined']).not.toContain(each);
      }
      if (offeredToken !== null) expect(offeredToken).toBe(query.get('access_token'));
    }),
  );
});
