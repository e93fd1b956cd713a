import { expect, test } from 'vitest';
import { onStorageEvent } from './storage-event';

test('what another tab stores is heard of, until it ends', () => {
  const events = new EventTarget();
  let heard = 0;
  const end = onStorageEvent(
    {
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    },
    () => {
      heard += 1;
    },
  );
  events.dispatchEvent(new Event('storage'));
  expect(heard).toBe(1);
  end();
  events.dispatchEvent(new Event('storage'));
  expect(heard).toBe(1);
});
