import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorFromResponse, isPlatformError, PlatformError, redactToken } from './errors';

const generic = 'Request failed with status code 500';

test.each([
  ['the message', { message: 'first', detail: 'second' }, 'first'],
  ['the detail when there is no message', { detail: 'second' }, 'second'],
  ['the detail when the message is blank', { message: ' ', detail: 'second' }, 'second'],
  ['the detail when the message isn’t a string', { message: { a: 1 }, detail: 'second' }, 'second'],
  ['a general one when the detail is a list', { detail: [{ msg: 'field required' }] }, generic],
  ['the message of an error object', { error: { message: 'a' }, message: 'b' }, 'a'],
  ['the message when the error has none', { error: { code: 'a' }, message: 'b' }, 'b', 'a'],
  ['the message when the error is text', { error: 'a', message: 'b' }, 'b'],
  ['a general one for other JSON', ['message'], generic],
  ['a general one for null', null, generic],
])('uses %s as the error’s message', (_, body, message, code: string | null = null) => {
  const error = errorFromResponse(500, JSON.stringify(body));
  expect(error).toMatchObject({ message, status: 500, code, data: body });
});

test.each(['', '<!doctype html>', '{"message":'])('ignores a body that isn’t JSON: %j', (text) => {
  expect(errorFromResponse(500, text)).toMatchObject({ message: generic, code: null, data: null });
});

test('accepts only a string as the code', () => {
  expect(errorFromResponse(422, '{"code":"bad_otp"}').code).toBe('bad_otp');
  expect(errorFromResponse(422, '{"code":7}').code).toBeNull();
});

test('takes the code from the error object, then the body, then the header', () => {
  const codeOf = (body: object) => errorFromResponse(500, JSON.stringify(body), 'header').code;
  expect(codeOf({ error: { code: 'nested' }, code: 'body' })).toBe('nested');
  expect(codeOf({ error: {}, code: 'body' })).toBe('body');
  expect(codeOf({ error: {} })).toBe('header');
});

test('ignores properties that a body sets on the prototype', () => {
  expect(errorFromResponse(500, '{"__proto__":{"message":"planted"}}').message).toBe(generic);
});

test('isPlatformError recognizes only a PlatformError', () => {
  expect(isPlatformError(new PlatformError('no', {}))).toBe(true);
  for (const other of [new Error('no'), { status: 1, code: null, data: null }, null, 'no']) {
    expect(isPlatformError(other)).toBe(false);
  }
});

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
  expect(redactToken('a token: 1234567', '1234567')).toBe('a token: 1234567');
  expect(redactToken('a token: 12345678', '12345678')).toBe('a token: [token]');
});
