import { expect, test } from 'vitest';
import { readSettings } from './settings';

test('serves on port 4173 without a flag or PORT', () => {
  expect(readSettings([], {})).toMatchObject({ mode: 'serve', port: 4173 });
  expect(readSettings([], { PORT: '' })).toMatchObject({ mode: 'serve', port: 4173 });
});

test('selects the mode by flag', () => {
  expect(readSettings(['--build'], { PORT: '8080' })).toMatchObject({ mode: 'build', port: 8080 });
  expect(readSettings(['--dev'], {})).toMatchObject({ mode: 'dev', port: 4173 });
});

test('selects the platform’s generation, legacy by default', () => {
  const generationFor = (PLATFORM_GENERATION?: string) =>
    readSettings([], { PLATFORM_GENERATION }).generation;
  expect(generationFor()).toBe('legacy');
  expect(generationFor('')).toBe('legacy');
  expect(generationFor('legacy')).toBe('legacy');
  expect(generationFor('current')).toBe('current');
  expect(() => generationFor('newest')).toThrow(
    'PLATFORM_GENERATION is "newest" but must be legacy or current',
  );
});

test.each(['80a', '-1', '0', '65536', '4173.5', ' 4173', '0x10'])('rejects PORT "%s"', (PORT) => {
  expect(() => readSettings([], { PORT })).toThrow(`PORT is "${PORT}"`);
});

test('rejects the highest port in dev mode, where next dev uses the next one', () => {
  expect(() => readSettings(['--dev'], { PORT: '65535' })).toThrow('from 1 to 65534');
});

test.each([[['--watch']], [['--dev', '--build']], [['toString']]])(
  'rejects the arguments %j',
  (args) => {
    expect(() => readSettings(args, {})).toThrow('Invalid arguments');
  },
);
