import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameNote } from '@/lib/content';
import { readSettings } from '@/lib/settings';
import { beforePublishing } from './before-publishing';

const mails = {
  name: 'Brazos',
  contactMail: 'hello@brazos.com',
  privacyMail: 'privacy@brazos.com',
};

test('a build for this machine, or with the addresses of an example, isn’t ready', () => {
  expect(beforePublishing(readSettings({}), { ...mails, privacyMail: 'p@brazos.example' })).toEqual(
    [
      'NEXT_PUBLIC_SITE_URL is http://127.0.0.1:4173, which visitors can’t reach. Set the real address.',
      'privacyMail in content/site.yaml is p@brazos.example, which gets no mail.',
    ],
  );
  const env = {
    NEXT_PUBLIC_SITE_URL: 'https://www.brazos.com',
    NEXT_PUBLIC_PLATFORM_URL: 'https://platform.plant.example',
    NEXT_PUBLIC_MEDIA_URL: 'https://media.example.com/films',
    SITE_REPORT_URL: 'https://reports.test',
  };
  const named = beforePublishing(readSettings(env), mails).map((line) => line.replace(/ .*/, ''));
  expect(named).toEqual(['NEXT_PUBLIC_PLATFORM_URL', 'NEXT_PUBLIC_MEDIA_URL', 'SITE_REPORT_URL']);
});

test('a build with real addresses is ready', () => {
  const env = {
    NEXT_PUBLIC_SITE_URL: 'https://www.example-plants.com',
    NEXT_PUBLIC_PLATFORM_URL: 'https://platform.brazos.com',
  };
  expect(beforePublishing(readSettings(env), mails)).toEqual([]);
});

test('a film that shows another name than the product’s is named, with the lines of its captions', () => {
  const media = mkdtempSync(join(tmpdir(), 'media-'));
  const cue = '00:00.000 --> 00:04.000\n';
  writeFileSync(
    join(media, 'home.vtt'),
    `WEBVTT\n\n${nameNote}Brazos\n\n${cue}In Brazos, it’s one record.\n`,
  );
  writeFileSync(join(media, 'own.vtt'), `WEBVTT\n\n${cue}A film of somebody’s own.\n`);
  const env = { NEXT_PUBLIC_SITE_URL: 'https://www.example-plants.com' };
  const named = (name: string) => beforePublishing(readSettings(env), { ...mails, name }, media);
  expect(named('Brazos')).toEqual([]);
  expect(named('Sabine')).toEqual([
    'The film “home” shows the name Brazos, and its captions say it: public/media/home.vtt, line 6. Have a developer run `npm run films home`, or replace the film.',
  ]);
  rmSync(media, { recursive: true });
});
