import { expect, it } from 'vitest';
import { checkTypeface, typefacesFirst } from './typefaces-first';

const boot = '<script data-boot="">let boot;</script>';
const face = '@font-face{font-family:archivo;src:url(/a.woff2)}';
const hidden = 'html[data-typeface=awaited] body{visibility:hidden}';

it('waits in the boot script', () => {
  expect(typefacesFirst(boot, 'x.html')).toMatch(
    /^<script data-boot="">[^<]*'data-typeface'[\s\S]*;let boot;<\/script>/,
  );
});

it('names the page that lacks what it needs', () => {
  expect(() => typefacesFirst(face, 'Story.html')).toThrow('Story.html has no boot script');
  expect(() => checkTypeface(hidden, 'Story.html')).toThrow('Story.html has no style @font-face');
  expect(() => checkTypeface(face, 'Story.html')).toThrow(
    'Story.html has no style [data-typeface=awaited]',
  );
  expect(() => checkTypeface(face + hidden, 'Story.html')).not.toThrow();
});
