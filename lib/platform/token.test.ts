import { afterEach, expect, test, vi } from 'vitest';
import { createTokenHolder, type TokenStorage } from './token';

afterEach(() => void vi.restoreAllMocks());

function kept(): TokenStorage & { value: string | null } {
  return {
    value: null,
    save(token) {
      this.value = token;
    },
    clear() {
      this.value = null;
    },
  };
}

test('keeps the token in memory and storage, or in memory only', () => {
  const storage = kept();
  const token = createTokenHolder('first', storage);
  expect([token.get(), storage.value]).toEqual(['first', null]);
  token.set('second', true);
  expect([token.get(), storage.value]).toEqual(['second', 'second']);
  token.set('third', false);
  expect([token.get(), storage.value]).toEqual(['third', 'second']);
  token.clearStored();
  expect([token.get(), storage.value]).toEqual(['third', null]);
  token.set('fourth', true);
  token.clear();
  expect([token.get(), storage.value]).toEqual([null, null]);
});

test('tells of each change, but not of the same token again', () => {
  const onChange = vi.fn();
  const token = createTokenHolder('first', undefined, onChange);
  token.set('first', false);
  expect(onChange).not.toHaveBeenCalled();
  token.set('second', false);
  token.clear();
  token.clear();
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('ignores an empty token', () => {
  const storage = kept();
  const token = createTokenHolder('first', storage);
  token.set('', true);
  expect([token.get(), storage.value]).toEqual(['first', null]);
  expect(createTokenHolder('', storage).get()).toBeNull();
});

test('warns once when storage throws, without the token', () => {
  const consoleWarn = vi.spyOn(console, 'warn').mockReturnValue();
  const deny = () => {
    throw new Error('denied: secret-token');
  };
  const token = createTokenHolder(null, { save: deny, clear: deny });
  token.set('secret-token', true);
  expect(token.get()).toBe('secret-token');
  token.clear();
  expect(token.get()).toBeNull();
  expect(consoleWarn).toHaveBeenCalledOnce();
  expect(JSON.stringify(consoleWarn.mock.calls)).not.toContain('secret-token');
});
