import { expect, test } from 'vitest';
import { onOtherTabsChange } from './other-tabs';

function listen() {
  const page = new EventTarget();
  let count = 0;
  const end = onOtherTabsChange(
    {
      addEventListener: page.addEventListener.bind(page),
      removeEventListener: page.removeEventListener.bind(page),
    },
    () => {
      count += 1;
    },
  );
  const dispatch = (type: string, persisted = false) =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return { dispatch, end, count: () => count };
}

test('calls back on another tab’s changes until it stops listening', () => {
  const { dispatch, end, count } = listen();
  dispatch('storage');
  expect(count()).toBe(1);
  end();
  dispatch('storage');
  expect(count()).toBe(1);
});

test('calls back on a restore from the bfcache, but not on a load or after it ends', () => {
  const { dispatch, end, count } = listen();
  dispatch('pageshow', false);
  expect(count()).toBe(0);
  dispatch('pageshow', true);
  expect(count()).toBe(1);
  end();
  dispatch('pageshow', true);
  expect(count()).toBe(1);
});
