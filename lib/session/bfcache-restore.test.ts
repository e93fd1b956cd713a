import { expect, test } from 'vitest';
import { onBfcacheRestore } from './bfcache-restore';

test('calls back on a restore from the bfcache, but not on a load or after it ends', () => {
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
