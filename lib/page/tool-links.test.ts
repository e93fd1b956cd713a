import { afterEach, expect, it, vi } from 'vitest';
import { damaged, pushToolLink, readToolLink, toolsInUrl, writeToolLink } from './tool-links';

/** A page at this URL. Returns the URLs of the history entries that were added. */
function openAt(hash: string): string[] {
  const location = { pathname: '/ISO', search: '?utm=a', hash };
  const pushed: string[] = [];
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    replaceState() {},
    pushState(_state: unknown, _title: string, url: string) {
      pushed.push(url);
      location.hash = url.includes('#') ? url.slice(url.indexOf('#')) : '';
    },
  });
  return pushed;
}

afterEach(() => vi.unstubAllGlobals());

const sheet = { label: 'R&D · 100 % „größer“', amount: '$5' };
const whole = `#${writeToolLink('roi', sheet)}.${writeToolLink('board', [1])}`;

it('writes what no program encodes, and reads each tool’s state', () => {
  expect(whole).toMatch(/^#[\w.-]+$/);
  openAt(whole);
  expect(toolsInUrl()).toEqual(['roi', 'board']);
  expect(readToolLink('roi')).toEqual(sheet);
  expect(readToolLink('board')).toEqual([1]);
  expect(readToolLink('evm')).toBeUndefined();
});

it.each(['.', ')', '”.', '>', ',', '%22'])('reads a link with “%s” after it', (added) => {
  openAt(whole + added);
  expect(readToolLink('board')).toEqual([1]);
});

it('notices wherever a link was cut off or changed', () => {
  const link = `#${writeToolLink('roi', sheet)}`;
  for (let length = '#roi.x'.length; length < link.length; length += 1) {
    openAt(link.slice(0, length));
    expect([length, readToolLink('roi')]).toEqual([length, damaged]);
    const other = link[length] === 'A' ? 'B' : 'A';
    openAt(`${link.slice(0, length)}${other}${link.slice(length + 1)}`);
    expect([length, readToolLink('roi')]).toEqual([length, damaged]);
  }
});

it.each(['#roi?cost=5;end', `#roi.${'5'.repeat(1_000_000)}.x`, '#roi.__.1', '#roi.eyJh.w'])(
  'says that %.20s… can’t be read',
  (hash) => {
    openAt(hash);
    expect(readToolLink('roi')).toBe(damaged);
  },
);

it.each(['', '#', '#section-5-1', '#roi', '#roi.', '#..', '#%'])(
  'finds no tool in “%s”',
  (hash) => {
    openAt(hash);
    expect(toolsInUrl()).toEqual([]);
  },
);

it('puts the tool that changed last first, and keeps the others, damaged or not', () => {
  const pushed = openAt(`#${writeToolLink('evm', 1)}.board.cut`);
  pushToolLink('roi', sheet);
  expect(toolsInUrl()).toEqual(['roi', 'evm', 'board']);
  expect(readToolLink('board')).toBe(damaged);
  pushToolLink('roi', sheet);
  expect(pushed).toHaveLength(1);
});

it('removes a tool’s state, and leaves other fragments alone', () => {
  const pushed = openAt(`#${writeToolLink('roi', sheet)}`);
  pushToolLink('roi', undefined);
  expect(pushed).toEqual(['/ISO?utm=a']);
  const unchanged = openAt('#section-5-1');
  pushToolLink('roi', undefined);
  expect(unchanged).toEqual([]);
});

it('keeps working when the browser refuses another history entry', () => {
  openAt('');
  vi.stubGlobal('history', {
    replaceState() {},
    pushState() {
      throw new DOMException('Too many calls', 'SecurityError');
    },
  });
  expect(() => pushToolLink('roi', sheet)).not.toThrow();
});
