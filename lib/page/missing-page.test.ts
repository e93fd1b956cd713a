import { expect, it } from 'vitest';
import { meantPage } from './missing-page';

it.each([
  ['about', 'about'],
  ['ABOUT', 'about'],
  ['aBoUt', 'about'],
  ['about/', 'about'],
  ['About//', 'about'],
  ['about.html', 'about'],
  ['ABOUT.HTML', 'about'],
  ['About.htm', 'about'],
  ['About.html/', 'about'],
  ['About ', 'about'],
  ['About.', 'about'],
  ['About),', 'about'],
  ['About\u200b', 'about'],
  ['About\u201d', 'about'],
  ['About/Team', undefined],
  ['about.php', undefined],
  ['a-bout', undefined],
  ['.html', undefined],
  ['', undefined],
  ['%E0%A4%A', undefined],
])('reads /%s as the name %s', (path, name) => {
  expect(meantPage(path)).toBe(name);
});
