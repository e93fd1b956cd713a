import { expect, test } from 'vitest';
import { readSettings } from './settings';

test('without flag and PORT it serves on 4173', () => {
  expect(readSettings([], {})).toEqual({ mode: 'serve', port: 4173 });
  expect(readSettings([], { PORT: '' })).toEqual({ mode: 'serve', port: 4173 });
});

test('a flag chooses the mode', () => {
  expect(readSettings(['--build'], { PORT: '8080' })).toEqual({ mode: 'build', port: 8080 });
  expect(readSettings(['--dev'], {})).toEqual({ mode: 'dev', port: 4173 });
});

test.each(['80a', '-1', '0', '65536', '4173.5', ' 4173', '0x10'])(
  'PORT "%s" is refused',
  (PORT) => {
    expect(() => readSettings([], { PORT })).toThrow(`PORT is "${PORT}"`);
  },
);

test('while developing there must be a port above', () => {
  expect(() => readSettings(['--dev'], { PORT: '65535' })).toThrow('from 1 to 65534');
});

test.each([[['--watch']], [['--dev', '--build']], [['toString']]])('%j is refused', (args) => {
  expect(() => readSettings(args, {})).toThrow('Invalid arguments');
});
