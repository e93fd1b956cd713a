import { expect, it } from 'vitest';
import { meantAddresses } from './missing-page';

it.each([
  ['aBoUt', 'about'],
  ['About//', 'about'],
  ['ABOUT.HTML', 'about'],
  ['About.htm', 'about'],
  ['About.html/', 'about'],
  ['About),', 'about'],
  ['About\u200b', 'about'],
  ['About\u201d', 'about'],
  ['Products/Shift-Log/', 'products/shift-log'],
  ['old.PHP', 'old.php'],
])('reads /%s as %s', (path, address) => {
  expect(meantAddresses(path)).toContain(address);
});

it.each(['About/Team', 'about.php', 'a-bout', '.html', '', '%E0%A4%A'])(
  'doesn’t read /%s as a page’s name',
  (path) => {
    for (const address of meantAddresses(path)) expect(address).not.toMatch(/^[a-z\d]+$/);
  },
);
