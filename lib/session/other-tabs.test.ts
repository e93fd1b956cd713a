import { expect, test } from 'vitest';
import { onTokenElsewhere } from './other-tabs';

function tab() {
  const events = new EventTarget();
  let heard = 0;
  const end = onTokenElsewhere(
    {
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    },
    () => {
      heard += 1;
    },
  );
  return {
    end,
    hear(key: string | null) {
      events.dispatchEvent(Object.assign(new Event('storage'), { key }));
      return heard;
    },
  };
}

test.each(['base44_access_token', 'token', null])('%s is heard of', (key) => {
  expect(tab().hear(key)).toBe(1);
});

test.each(['base44_app_id', '__proto__', ''])('%j is not', (key) => {
  expect(tab().hear(key)).toBe(0);
});

test('after its end nothing is heard', () => {
  const { hear, end } = tab();
  end();
  expect(hear('token')).toBe(0);
});
