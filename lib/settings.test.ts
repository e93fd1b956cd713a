import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings';

const defaults = {
  siteUrl: 'http://127.0.0.1:4173',
  platformUrl: '',
  appId: 'brazos',
  appIds: null,
  platformOrigins: [],
  parentOrigins: [],
  mediaUrl: '/media',
  reportUrl: '',
  preview: false,
};

test('needs no settings and treats empty ones as unset', () => {
  expect(readSettings({})).toEqual(defaults);
  expect(readSettings({ NEXT_PUBLIC_SITE_URL: '', NEXT_PUBLIC_APP_ID: ' ', HOME: '/x' })).toEqual(
    defaults,
  );
});

test.each([
  ['SITE_URL', 'https://Site.Example/', { siteUrl: 'https://site.example' }],
  ['SITE_URL', 'http://localhost:3000', { siteUrl: 'http://localhost:3000' }],
  ['SITE_URL', 'http://[::1]:3000', { siteUrl: 'http://[::1]:3000' }],
  [
    'PLATFORM_URL',
    'https://platform.example/base/',
    { platformUrl: 'https://platform.example/base' },
  ],
  ['APP_ID', 'app_1-A', { appId: 'app_1-A', appIds: ['app_1-A'] }],
  ['APP_ID', 'brazos', { appIds: ['brazos'] }],
  ['APP_IDS', ' staging,,app_1-A ', { appIds: ['brazos', 'staging', 'app_1-A'] }],
  [
    'PLATFORM_ORIGINS',
    ' https://a.example/,,http://127.0.0.1:9 ',
    { platformOrigins: ['https://a.example', 'http://127.0.0.1:9'] },
  ],
  ['PARENT_ORIGINS', 'https://b.example', { parentOrigins: ['https://b.example'] }],
  ['MEDIA_URL', '/films/', { mediaUrl: '/films' }],
  ['MEDIA_URL', 'https://media.example/brazos/', { mediaUrl: 'https://media.example/brazos' }],
])('%s %s', (name, value, expected) => {
  expect(readSettings({ [`NEXT_PUBLIC_${name}`]: value })).toEqual({ ...defaults, ...expected });
});

describe('malformed', () => {
  const noOrigin = [
    'site.example',
    'http://site.example',
    'http://127.0.0.1.evil.example',
    'ftp://site.example',
    'https://site.example/path',
    'https://site.example?a',
    'https://site.example#a',
    'https://ada:pw@site.example',
    'https:site.example',
    'https:\\\\site.example',
    'https://a.example https://b.example',
    '*',
    'null',
  ];

  test.each(['SITE_URL', 'PLATFORM_ORIGINS', 'PARENT_ORIGINS'])('%s', (name) => {
    for (const value of noOrigin) {
      const read = () => readSettings({ [`NEXT_PUBLIC_${name}`]: value });
      expect(read, value).toThrow(SettingsError);
      expect(read, value).toThrow(`NEXT_PUBLIC_${name}: ${JSON.stringify(value)} is not an origin`);
    }
  });

  test.each([
    [
      'PLATFORM_URL',
      ['/api', 'http://platform.example', 'https://a.example/?x', 'https:a.example'],
    ],
    ['MEDIA_URL', ['media', '//media.example', '/a b', '/a?b', 'http://media.example', '/\\x']],
    ['APP_ID', ['a b', 'a.b', '../x', 'x'.repeat(65), 'ä']],
    ['APP_IDS', ['a b', 'a,b.c', '*', 'brazos,../x']],
  ])('%s', (name, values) => {
    for (const value of values) {
      const read = () => readSettings({ [`NEXT_PUBLIC_${name}`]: value });
      expect(read, value).toThrow(`  NEXT_PUBLIC_${name}: `);
    }
  });

  test('SITE_PREVIEW', () => {
    expect(() => readSettings({ SITE_PREVIEW: 'yes' })).toThrow(
      'SITE_PREVIEW: must be 1 (include drafts) or 0 (leave them out). Example: SITE_PREVIEW=1',
    );
    expect(readSettings({ SITE_PREVIEW: '1' })).toEqual({ ...defaults, preview: true });
  });

  test('lists every malformed setting with a valid example', () => {
    const names = [
      'SITE_URL',
      'PLATFORM_URL',
      'APP_ID',
      'APP_IDS',
      'PLATFORM_ORIGINS',
      'PARENT_ORIGINS',
      'MEDIA_URL',
    ];
    const env = Object.fromEntries(names.map((name) => [`NEXT_PUBLIC_${name}`, '*, ?']));
    let message = '';
    try {
      readSettings(env);
    } catch (error) {
      message = String(error);
    }
    const examples = [...message.matchAll(/^ {2}(\w+): .*Example: (\w+)=(\S+)$/gm)];
    expect(new Set(examples.map(([, name]) => name))).toEqual(new Set(Object.keys(env)));
    for (const [, name, again, example] of examples) {
      expect(again).toBe(name);
      expect(() => readSettings({ [String(name)]: example })).not.toThrow();
    }
  });
});
