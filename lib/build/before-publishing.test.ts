import { expect, test } from 'vitest';
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

test('a build with films that show another name isn’t ready', () => {
  const env = { NEXT_PUBLIC_SITE_URL: 'https://www.example-plants.com' };
  const named = beforePublishing(readSettings(env), { ...mails, name: 'Sabine' });
  expect(named[0]).toMatch(/^public\/media\/\w+\.vtt:\d+: says Brazos, as the film shows/);
});
