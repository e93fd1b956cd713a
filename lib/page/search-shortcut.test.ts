import { expect, it } from 'vitest';
import { isComposing } from './events';
import { isKeyK } from './search-shortcut';

it.each([
  ['English', 'k', 'KeyK', true],
  ['Caps Lock', 'K', 'KeyK', true],
  ['Dvorak', 'k', 'KeyV', true],
  ['Dvorak’s T, in the place of K', 't', 'KeyK', false],
  ['Icelandic’s Æ', 'æ', 'KeyK', false],
  ['Russian', 'л', 'KeyK', true],
  ['Russian’s R, in the place of H', 'р', 'KeyH', false],
  ['Thai', 'า', 'KeyK', true],
  ['a dead key', 'Dead', 'KeyK', false],
  ['no layout', 'Unidentified', 'KeyK', false],
])('recognizes Ctrl+K on the layout %s', (_layout, key, code, expected) => {
  expect(isKeyK({ key, code, shiftKey: false })).toBe(expected);
});

it('leaves Ctrl+Shift+K to the browser, which may open its console', () => {
  expect(isKeyK({ key: 'K', code: 'KeyK', shiftKey: true })).toBe(false);
});

it('leaves keys to an input method, in Safari’s order of events too', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});
