import { expect, test } from 'vitest';
import { onBfcacheRestore } from './bfcache-restore';

test('a page that comes out of the cache is told, until the end; one that is loaded is not', () => {
  const page = new EventTarget();
  let restored = 0;
  const end = onBfcacheRestore(
    {
      addEventListener: page.addEventListener.bind(page),
      removeEventListener: page.removeEventListener.bind(page),
    },
    () => {
      restored += 1;
    },
  );
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(restored).toBe(0);
  show(true);
  expect(restored).toBe(1);
  end();
  show(true);
  expect(restored).toBe(1);
});
