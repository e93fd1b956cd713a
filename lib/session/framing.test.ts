import { expect, test } from 'vitest';
import { detectFraming } from './framing';

const site = 'https://site.example';
const editor = 'https://editor.example';
const evil = 'https://evil.example';
const listed = [site, editor, 'null'];

test('a top-level page isn’t framed', () => {
  const page = { parent: null as unknown, location: { origin: site, ancestorOrigins: [] } };
  page.parent = page;
  expect(detectFraming(page, listed)).toBe('none');
});

test.each([
  [[editor], 'listed'],
  [[evil], 'foreign'],
  [[editor, evil], 'foreign'],
  [[evil, editor], 'foreign'],
  [[], 'foreign'],
])('framing by %j is %s', (ancestorOrigins, expected) => {
  const page = { parent: {}, location: { origin: site, ancestorOrigins } };
  expect(detectFraming(page, listed)).toBe(expected);
});

test('a page with an opaque origin trusts no parent', () => {
  const page = { parent: {}, location: { origin: 'null', ancestorOrigins: ['null'] } };
  expect(detectFraming(page, listed)).toBe('foreign');
});

interface Frame {
  parent: unknown;
  location: { origin: string };
}

/** A page in frames with these origins, nearest first; reading another origin than the page's throws. */
function inside(...origins: string[]): Frame {
  const frames: Frame[] = [site, ...origins].map((origin) => ({
    parent: null,
    location: {
      get origin() {
        if (origin !== site) throw new DOMException('denied', 'SecurityError');
        return origin;
      },
    },
  }));
  for (const [at, frame] of frames.entries()) frame.parent = frames[at + 1] ?? frame;
  return frames[0] ?? { parent: null, location: { origin: site } };
}

test.each([
  [[site, site], 'listed'],
  [[editor], 'foreign'],
  [[site, evil], 'foreign'],
])('without `ancestorOrigins`, framing by %j is %s', (origins, expected) => {
  expect(detectFraming(inside(...origins), listed)).toBe(expected);
});

test('a parent that isn’t a window is foreign', () => {
  const page = { parent: null, location: { origin: site } };
  expect(detectFraming(page, listed)).toBe('foreign');
});
