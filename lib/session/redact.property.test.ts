import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redactSecrets } from './redact';

const token = fc.stringMatching(/^[!-~]{16,120}$/);
const around = fc.string({ maxLength: 8 });

/** JSON with characters escaped that are special in HTML, as some servers write it. */
const forHtml = (text: string) =>
  JSON.stringify(text).replace(/[<>&'/]/g, (each) => `\\u00${each.charCodeAt(0).toString(16)}`);

/** The ways in which text can contain a token. */
const writings: Record<string, (token: string, before: string) => string> = {
  plain: (text) => text,
  'in JSON': (text) => JSON.stringify({ text }),
  'in JSON in JSON': (text) => JSON.stringify(JSON.stringify({ text })),
  'in JSON with slashes escaped': (text) => JSON.stringify(text).replaceAll('/', '\\/'),
  'in JSON for HTML': forHtml,
  'percent-encoded': encodeURIComponent,
  'percent-encoded in lowercase': (text) =>
    encodeURIComponent(text).replace(/%../g, (each) => each.toLowerCase()),
  'percent-encoded three times': (text) =>
    encodeURIComponent(encodeURIComponent(encodeURIComponent(text))),
  base64: (text, before) => btoa(before + text),
  base64url: (text, before) => Buffer.from(before + text).toString('base64url'),
  'base64 in a URL': (text, before) => encodeURIComponent(btoa(before + text)),
};

/** What an attacker could read in a text after decoding it. */
function readings(text: string): string[] {
  const byte = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
  let plain = text;
  for (let layer = 0; layer < 4; layer++) plain = plain.replace(/%([0-7][0-9a-f])/gi, byte);
  plain = plain.replace(/\\+u00([0-7][0-9a-f])/gi, byte);
  const words = (plain.match(/[\w+/-]{8,}/g) ?? []).flatMap((word) =>
    [0, 1, 2, 3].map((at) => Buffer.from(word.slice(at), 'base64').toString('latin1')),
  );
  return [text, plain, plain.replaceAll('\\', ''), ...words];
}

test('redacts the token in any encoding', { timeout: 300_000 }, () => {
  const latin = fc.string({ unit: 'grapheme-ascii', maxLength: 4 });
  fc.assert(
    fc.property(
      ...([token, around, around, latin, fc.constantFrom(...Object.keys(writings))] as const),
      (secret, before, after, inside, name) => {
        const written = writings[name]?.(secret, inside) ?? '';
        const redacted = redactSecrets(`${before} ${written} ${after}`, [null, secret]);
        expect(redacted).toContain('[token]');
        // Eight characters in a row don't match by chance.
        const pieces = [secret.slice(0, 8), secret.slice(-8)];
        const readable = readings(redacted).filter((text) =>
          pieces.some((piece) => text.includes(piece)),
        );
        expect(readable).toEqual([]);
      },
    ),
  );
});

test('doesn’t change text without a token or a URL', () => {
  const words = fc.lorem({ maxCount: 12 });
  fc.assert(
    fc.property(words, token, (text, secret) => {
      expect(redactSecrets(text, [secret])).toBe(text);
    }),
  );
});

test('keeps only the safe parts of a URL', () => {
  const secret = fc.constantFrom('reset_token', 'otp_code', 'session', 'api_key', 'email');
  const value = fc.stringMatching(/^[A-Z0-9]{12}$/);
  fc.assert(
    fc.property(
      secret,
      value,
      fc.stringMatching(/^(\/[\w.~-]{1,6}){0,3}$/),
      around,
      (name, hidden, path, after) => {
        const address = `https://site.example${path}?plan=one&${name}=${hidden}#${hidden}`;
        const redacted = redactSecrets(`at f (${address}:1:2) ${after}`, []);
        expect(redacted).toContain(`https://site.example${path}?plan=one`);
        expect(redacted).not.toContain(hidden);
      },
    ),
  );
});

test.each([64, 65, 8192])('redacts a token of %i characters', (length) => {
  const secret = Array.from({ length }, (_, at) =>
    String.fromCharCode(0x21 + ((at * 7) % 94)),
  ).join('');
  for (const writing of Object.values(writings)) {
    const redacted = redactSecrets(`a ${writing(secret, '')} b`, [secret]);
    expect(redacted).toMatch(/^a .{0,16}\[token\].{0,8} b$/);
  }
});

test.each([null, '', 'short', 'tökén \u{1F600} that nobody could send'])(
  'handles %j as a token',
  (odd) => {
    const redacted = redactSecrets(`a text with ${odd || 'nothing'} in it`, [odd]);
    expect(redacted).toBe(`a text with ${odd ? '[token]' : 'nothing'} in it`);
  },
);
