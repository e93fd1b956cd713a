import { expect, it } from 'vitest';
import { typefacesFirst } from './typefaces-first';

const boot = '<script data-boot="">let boot;</script>';
const styles = '<style>@font-face{font-family:archivo;src:url(/a.woff2)}</style>';

it('waits in the boot script', () => {
  expect(typefacesFirst(boot + styles, 'x.html')).toMatch(
    /^<script data-boot="">[^<]*'data-typeface'[\s\S]*;let boot;<\/script>/,
  );
});

it('names the page that lacks what it needs', () => {
  expect(() => typefacesFirst(boot, 'Story.html')).toThrow('Story.html declares no typeface');
  expect(() => typefacesFirst(styles, 'Story.html')).toThrow('Story.html has no boot script');
});
