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

it('reads each tool’s figures', () => {
  openAt('#roi?cost=5;evm?pv=1&ev=2');
  expect(toolsInUrl()).toEqual(['roi', 'evm']);
  expect(String(readFigures('evm'))).toBe('pv=1&ev=2');
  expect(readFigures('board')).toBeNull();
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
  const pushed = openAt('#evm?pv=1;board?x=2');
  pushFigures('board', new URLSearchParams({ x: 'a;b?c&d#e' }));
  expect(pushed).toEqual(['/ISO?utm=a#board?x=a%3Bb%3Fc%26d%23e;evm?pv=1']);
  expect(readFigures('board')?.get('x')).toBe('a;b?c&d#e');
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
