import { expect, it } from 'vitest';
import { reloadOnce } from './reload-once';

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

/** A tab; a reload keeps its storage and its history. */
function tab({ storage = true, history = true }) {
  const kept = new Map<string, string>();
  const page = {
    reloads: 0,
    get sessionStorage() {
      if (!storage) denied();
      // Of a Storage, these two are used.
      return {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      } as unknown as Storage;
    },
    location: {
      pathname: '/ISO',
      reload() {
        page.reloads += 1;
      },
    },
    history: {
      state: null as unknown,
      replaceState(state: unknown) {
        if (!history) denied();
        page.history.state = state;
      },
    },
  };
  return page;
}

it.each([
  [{}, 1],
  [{ storage: false }, 1],
  [{ history: false }, 1],
  [{ storage: false, history: false }, 0],
])('with %j an address is loaded anew %i times', (means, times) => {
  const page = tab(means);
  page.history.state = { router: 'own' };
  expect(reloadOnce(page)).toBe(times === 1);
  expect(reloadOnce(page)).toBe(false);
  expect(page.reloads).toBe(times);
  expect(page.history.state).toMatchObject({ router: 'own' });
});

it('another address is loaded anew once more', () => {
  const page = tab({});
  reloadOnce(page);
  page.location.pathname = '/About';
  expect(reloadOnce(page)).toBe(true);
  expect(page.reloads).toBe(2);
});

it('a router that writes over the state does not lead to a second time', () => {
  const page = tab({});
  reloadOnce(page);
  page.history.state = null;
  expect(reloadOnce(page)).toBe(false);
});
