import { expect, test } from 'vitest';
import { detectFraming } from './framing';

const site = 'https://site.example';
const editor = 'https://editor.example';
const evil = 'https://evil.example';
const listed = [site, editor, 'null'];

interface Frame {
  parent: Frame;
  location: { origin: string };
}

/** A page in frames with these origins, nearest first; reading another origin than the page's throws. */
function inside([nearest, ...others]: readonly string[], own = site): Frame {
  const location = {
    get origin() {
      if (own !== site) throw new DOMException('denied', 'SecurityError');
      return own;
    },
  };
  const page: Frame = {
    location,
    get parent() {
      return nearest === undefined ? page : inside(others, nearest);
    },
  };
  return page;
}

test.each([
  [site, [editor], 'listed'],
  [site, [evil], 'foreign'],
  [site, [editor, evil], 'foreign'],
  [site, [evil, editor], 'foreign'],
  [site, [], 'foreign'],
  // A page with an opaque origin trusts no parent.
  ['null', ['null'], 'foreign'],
])('framing of %s by %j is %s', (origin, ancestorOrigins, expected) => {
  const page = { parent: inside([]), location: { origin, ancestorOrigins } };
  expect(detectFraming(page, listed)).toBe(expected);
});

test.each([
  [[], 'none'],
  [[site, site], 'listed'],
  [[editor], 'foreign'],
  [[site, evil], 'foreign'],
])('without `ancestorOrigins`, framing by %j is %s', (origins, expected) => {
  expect(detectFraming(inside(origins), listed)).toBe(expected);
});
