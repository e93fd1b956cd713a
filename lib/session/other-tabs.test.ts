import { expect, test } from 'vitest';
import { onSignedOutElsewhere } from './other-tabs';
import { createStorage } from './storage';
import { storagePage } from './testing';

function tab(kept: Record<string, string>) {
  const events = new EventTarget();
  let signedOut = 0;
  const end = onSignedOutElsewhere(
    {
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    },
    createStorage(storagePage(kept)),
    () => {
      signedOut += 1;
    },
  );
  return {
    end,
    hear(key: string | null, newValue: string | null) {
      events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
      return signedOut;
    },
  };
}

test.each(['base44_access_token', 'token', null])('a removed %s is a sign-out', (key) => {
  expect(tab({}).hear(key, null)).toBe(1);
});

test('one key of two is none', () => {
  expect(tab({ token: 'x' }).hear('base44_access_token', null)).toBe(0);
});

test('a token that appears, or another key, is none', () => {
  const { hear } = tab({});
  expect(hear('token', 'new')).toBe(0);
  expect(hear('base44_app_id', null)).toBe(0);
});

test('after its end nothing is heard', () => {
  const { hear, end } = tab({});
  end();
  expect(hear('token', null)).toBe(0);
});
