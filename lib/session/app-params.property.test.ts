import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseUrl } from '@/lib/parse-url';
import { build, pageOrigin, readVisit } from './testing';

const platforms = [build.platformUrl, ...build.platformOrigins];

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

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
/** What has misled URL parsers, and others that compare text. */
const known = fc.constantFrom(
  ...['https://evil.example/', '//evil.example/', '\\\\evil.example', 'javascript:alert(1)'],
  ...['blob:https://site.example/x', 'https://[bad', 'http://site.example/', '//platform.example'],
  ...['https://site.example:444/', 'https://site.example@evil.example/', 'wss://platform.example/'],
  ...['https://ada:pw@site.example/', 'https://ada@site.example/', 'https://:pw@site.example/'],
  ...['http://platform.example', 'https://platform.example:444', 'https://platform.example.'],
  ...['https://platform.example.evil.example', 'https://platform.example@evil.example'],
  ...['https://evil.example\\@platform.example', 'https://рlatform.example', 'a/b', '..', 'a\n'],
  ...['javascript:https://platform.example/', 'blob:https://platform.example/x', 'two words'],
  // These name a platform of the build.
  ...['HTTPS://Staging.Example:8443/api/../x//', 'https://ada:pw@staging.example:8443/?q=1#h'],
  ...[
    'https:\\\\staging.example:8443\\x',
    'https://staging%2Eexample:8443',
    'https://ｓtaging.example:8443',
  ],
);
const value = fc.oneof(
  address,
  known,
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('v1', 'other-app', 'brazos', 'true', 'null', 'undefined'),
);

const names = ['server_url', 'from_url', 'app_id', 'functions_version', 'access_token'];
const anyName = fc.constantFrom(...names, 'clear_access_token', '__proto__', 'token');
/** Names can repeat; the first one counts. */
const query = fc
  .array(fc.tuple(anyName, value), { maxLength: 8 })
  .map((pairs) => new URLSearchParams(pairs).toString());
const keys = fc.constantFrom(...names.map((name) => `base44_${name}`), 'token', 'another');
const kept = fc.dictionary(keys, value, { maxKeys: 6 });

/** The build's platform that a browser would connect to with this URL. */
function platformOf(text: string | null): string | undefined {
  const url = text === null ? null : parseUrl(text);
  return platforms.find(
    (one) => new URL(one).protocol === url?.protocol && new URL(one).host === url.host,
  );
}

test('the platform is always on the build’s list, for any URL and storage', () => {
  fc.assert(
    fc.property(value, fc.option(value), (server_url, kept) => {
      const { serverUrl, stored } = readVisit(
        { server_url },
        kept === null ? {} : { base44_server_url: kept },
      );
      expect(serverUrl).toBe(platformOf(server_url) ?? platformOf(kept) ?? build.platformUrl);
      const later = readVisit('', stored).serverUrl;
      expect([platformOf(kept) ?? build.platformUrl, build.platformUrl]).toContain(later);
    }),
  );
});

test('the return URL is on this site and has no token', () => {
  fc.assert(
    fc.property(value, (from_url) => {
      const fromUrl = readVisit({ from_url }).stored.base44_from_url ?? null;
      const base = `${pageOrigin}/`;
      const { protocol, host, username, password } =
        parseUrl(from_url, base) ?? new URL('about:blank');
      const isValue = from_url !== 'null' && from_url !== 'undefined';
      const isOwn = isValue && `${protocol}//${host}` === pageOrigin && username + password === '';
      expect(fromUrl !== null).toBe(isOwn);
      expect(fromUrl?.startsWith(base) ?? true).toBe(true);
      expect(new URL(fromUrl ?? base).searchParams.has('access_token')).toBe(false);
    }),
  );
});

test('no URL can alter a path or a header, store the app, or store or remove a token', () => {
  fc.assert(
    fc.property(query, kept, (query, kept) => {
      const { stored, ...params } = readVisit(query, kept);
      const { appId } = params;
      const path = `/api/apps/${appId}/entities/User/me`;
      expect(new URL(path, pageOrigin).href).toBe(pageOrigin + path);
      for (const sent of [appId, stored.base44_functions_version ?? 'v1']) {
        expect(new Headers({ 'X-Sent': sent }).get('X-Sent')).toBe(sent);
        expect(['null', 'undefined']).not.toContain(sent);
      }
      for (const key of ['base44_access_token', 'token', 'another']) {
        expect(stored[key]).toBe(kept[key]);
      }
      expect([kept.base44_app_id, undefined]).toContain(stored.base44_app_id);
      expect(readVisit('', stored).stored, 'on a later visit').toEqual(stored);
    }),
  );
});
