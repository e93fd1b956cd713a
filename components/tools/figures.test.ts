import { afterEach, expect, it, vi } from 'vitest';
import { pushFigures, readFigures, toolsInUrl } from './figures';

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

/** A tool's figures as a query string. */
const figuresOf = (id: string) => String(readFigures(id)?.params);

it('reads each tool’s figures', () => {
  openAt('#roi?cost=5;evm?pv=1&ev=2;end');
  expect(toolsInUrl()).toEqual(['roi', 'evm']);
  expect(figuresOf('evm')).toBe('pv=1&ev=2');
  expect(readFigures('board')).toBeNull();
});

const whole = '#roi?benefit=R%26D%3F+100%25&cost=5;evm?pv=1;end';

it.each([
  ['the question marks', whole.replaceAll('?', '%3F')],
  ['all punctuation', `#${encodeURIComponent(whole.slice(1))}`],
  ['the ampersands for HTML', whole.replaceAll('&', '&amp;')],
  ['a period after it', `${whole}.`],
  ['a parenthesis and a quotation mark after it', `${whole})”`],
])('reads a link in which a program has encoded or added %s', (_, hash) => {
  openAt(hash);
  expect(toolsInUrl()).toEqual(['roi', 'evm']);
  expect(figuresOf('roi')).toBe('benefit=R%26D%3F+100%25&cost=5');
  expect(readFigures('evm')).toMatchObject({ isCut: false });
});

it('writes spaces so that a program that encodes + again doesn’t change them', () => {
  const pushed = openAt('');
  const figures = new URLSearchParams({ benefit: 'R&D + lost hours' });
  pushFigures('roi', figures);
  expect(pushed).toHaveLength(1);
  openAt(location.hash.replaceAll('+', '%2B'));
  expect(figuresOf('roi')).toBe(String(figures));
});

it('notices wherever a link was cut off', () => {
  for (let length = '#roi?'.length; length < whole.length; length += 1) {
    openAt(whole.slice(0, length));
    const last = toolsInUrl().at(-1) ?? '';
    expect([length, readFigures(last)?.isCut]).toEqual([length, true]);
  }
  openAt(whole);
  expect([readFigures('roi')?.isCut, readFigures('evm')?.isCut]).toEqual([false, false]);
});

it('reads the beginning of a long link, as of one that was cut off', () => {
  openAt(`#roi?cost=${'5'.repeat(1_000_000)};evm?pv=1;end`);
  expect(figuresOf('roi').length).toBeLessThan(20_000);
  expect(readFigures('roi')?.isCut).toBe(true);
  expect(readFigures('evm')).toBeNull();
});

it('doesn’t make a link whole by changing another tool’s figures', () => {
  openAt('#roi?cost=5;evm?pv=1');
  pushFigures('roi', new URLSearchParams({ cost: '6' }));
  expect(readFigures('evm')?.isCut).toBe(true);
  pushFigures('evm', new URLSearchParams({ pv: '2' }));
  expect(readFigures('roi')?.isCut).toBe(false);
});

it.each(['', '#', '#section-5-1', '#roi', '#;;', '#roi;evm'])(
  'finds no figures in “%s”',
  (hash) => {
    openAt(hash);
    expect(toolsInUrl()).toEqual([]);
    expect(readFigures('roi')).toBeNull();
  },
);

it('puts the tool that changed last first, and keeps the other tools’ figures', () => {
  const pushed = openAt('#evm?pv=1;board?x=2;end');
  pushFigures('board', new URLSearchParams({ x: 'a;b?c&d#e' }));
  expect(pushed).toEqual(['/ISO?utm=a#board?x=a%3Bb%3Fc%26d%23e;evm?pv=1;end']);
  expect(readFigures('board')?.params.get('x')).toBe('a;b?c&d#e');
});

it('removes figures, and leaves other fragments alone', () => {
  const pushed = openAt('#roi?cost=5');
  pushFigures('roi', null);
  expect(pushed).toEqual(['/ISO?utm=a']);
  const unchanged = openAt('#section-5-1');
  pushFigures('roi', null);
  expect(unchanged).toEqual([]);
});

it('adds no history entry for the same figures', () => {
  const pushed = openAt('');
  pushFigures('roi', new URLSearchParams({ cost: '5' }));
  pushFigures('roi', new URLSearchParams({ cost: '5' }));
  expect(pushed).toHaveLength(1);
});

it('keeps working when the browser refuses another history entry', () => {
  openAt('');
  vi.stubGlobal('history', {
    replaceState() {},
    pushState() {
      throw new DOMException('Too many calls', 'SecurityError');
    },
  });
  expect(() => pushFigures('roi', new URLSearchParams({ cost: '5' }))).not.toThrow();
});
