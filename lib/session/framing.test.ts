import { expect, test } from 'vitest';
import { detectFraming } from './framing';

const site = 'https://site.example';
const editor = 'https://editor.example';
const evil = 'https://evil.example';
const listed = [site, editor, 'null'];

test.each([
  [site, [editor], 'listed'],
  [site, [evil], 'foreign'],
  [site, [editor, evil], 'foreign'],
  [site, [evil, editor], 'foreign'],
  [site, [], 'foreign'],
  // A page with an opaque origin trusts no parent.
  ['null', ['null'], 'foreign'],
])('framing of %s by %j is %s', (origin, ancestorOrigins, expected) => {
  expect(detectFraming({ parent: {}, location: { origin, ancestorOrigins } }, listed)).toBe(
    expected,
  );
});

/** A page in frames with these origins, nearest first; reading another origin than the page's throws. */
function inside(origins: string[]) {
  const page = { parent: null as unknown, location: { origin: site } };
  let inner = page;
  for (const origin of origins) {
    const location = {
      get origin() {
        if (origin !== site) throw new DOMException('denied', 'SecurityError');
        return origin;
      },
    };
    inner.parent = { parent: null, location };
    inner = inner.parent as typeof page;
  }
  inner.parent = inner;
  return page;
}

test.each([
  [[], 'none'],
  [[site, site], 'listed'],
  [[editor], 'foreign'],
  [[site, evil], 'foreign'],
])('without `ancestorOrigins`, framing by %j is %s', (origins, expected) => {
  expect(detectFraming(inside(origins), listed)).toBe(expected);
});

test('a parent that isn’t a window is foreign', () => {
  expect(detectFraming({ parent: null, location: { origin: site } }, listed)).toBe('foreign');
});
