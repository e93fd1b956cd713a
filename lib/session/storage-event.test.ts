import { expect, test } from 'vitest';
import { onStorageEvent } from './storage-event';

test('calls back on another tab’s changes until it stops listening', () => {
  const events = new EventTarget();
  let count = 0;
  const end = onStorageEvent(
    {
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    },
    () => {
      count += 1;
    },
  );
  events.dispatchEvent(new Event('storage'));
  expect(count).toBe(1);
  end();
  events.dispatchEvent(new Event('storage'));
  expect(count).toBe(1);
});
