import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redactSecrets } from './redact';

const token = fc.stringMatching(/^[!#-&(-~]{16,120}$/);
const jwt = fc.stringMatching(/^eyJ[\w-]{8,40}\.[\w-]{8,40}\.[\w-]{8,40}$/);
const around = fc.string({ maxLength: 8 });

test('redacts the tokens in any text, and JWTs and bearer values that it doesn’t know', () => {
  fc.assert(
    fc.property(token, jwt, token, around, around, (secret, other, bearer, before, after) => {
      const text = `${before} ${secret} ${after} ${other} Bearer ${bearer}`;
      const redacted = redactSecrets(text, [null, '', secret]);
      for (const gone of [secret, other]) expect(redacted).not.toContain(gone);
      expect(redacted).toContain('Bearer [token]');
    }),
  );
});

test('doesn’t change text without a token or a URL', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 12 }), token, (text, secret) => {
      expect(redactSecrets(text, [secret])).toBe(text);
    }),
  );
});

test('keeps only the safe parts of a URL', () => {
  const secret = fc.constantFrom('access_token', 'otp_code', 'session', 'api_key', 'email');
  const value = fc.stringMatching(/^[A-Z0-9]{12}$/);
  const path = fc.stringMatching(/^(\/[\w.~-]{1,6}){0,3}$/);
  fc.assert(
    fc.property(secret, value, path, around, (name, hidden, path, after) => {
      const address = `https://site.example${path}?plan=one&${name}=${hidden}#${hidden}`;
      const redacted = redactSecrets(`at f (${address}:1:2) ${after}`, []);
      expect(redacted).toContain(`https://site.example${path}?plan=one`);
      expect(redacted).not.toContain(hidden);
    }),
  );
});
