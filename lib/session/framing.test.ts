import { expect, test } from 'vitest';
import { isFramedByListed } from './framing';
import { editor, site } from './testing';

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
  [[], false, false],
  [[site, site], true, true],
  // A browser without `ancestorOrigins` doesn't tell other origins.
  [[editor], true, false],
  [[evil], false, false],
  [[site, evil], false, false],
  [[evil, editor], false, false],
])(
  'a page framed by %j is framed by listed ones: %s; without `ancestorOrigins`: %s',
  (origins, known, read) => {
    const location = { origin: site, ancestorOrigins: origins };
    expect(isFramedByListed({ parent: inside([]), location }, listed)).toBe(known);
    expect(isFramedByListed(inside(origins), listed)).toBe(read);
    // A sandboxed page trusts no parent.
    const sandboxed = { origin: 'null', ancestorOrigins: origins };
    expect(isFramedByListed({ parent: inside([]), location: sandboxed }, listed)).toBe(false);
  },
);
