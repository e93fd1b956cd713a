import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redactToken } from './redact';

test('redacts the token in any JSON that quotes it', () => {
  const token = fc.string({ minLength: 8, maxLength: 60 }).map((text) => text.replaceAll(' ', '_'));
  fc.assert(
    fc.property(token, fc.string(), fc.string(), (secret, before, after) => {
      fc.pre(!'[token]'.includes(secret));
      const text = JSON.stringify({ message: `${before}[${secret}]${after}` });
      const redacted: unknown = JSON.parse(redactToken(text, secret));
      expect(redacted).toEqual({ message: expect.not.stringContaining(secret) });
    }),
  );
});

test('leaves text alone without a token, or with one too short to be a secret', () => {
  expect(redactToken('a token', null)).toBe('a token');
  expect(redactToken('a token', 'a')).toBe('a token');
});
