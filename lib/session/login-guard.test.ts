import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoginGuard, loopWindowMs } from './login-guard';
import { createStorage, type StorageWindow } from './storage';
import { deniedStorageWindow, memoryStorageWindow } from './testing';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

/** A page load; what happens on it, in this order. */
interface Load {
  /** Since the last load. */
  afterMs?: number;
  /** Whether the visit starts signed out. */
  cleared?: boolean;
  /** Whether the URL has a token. */
  returned?: boolean;
  /** Milliseconds from the load to the rejection, or to the user's press of “Sign in”. */
  rejectedAfterMs?: number;
  signsIn?: boolean;
}

/** Where each rejection leads on these pages of a tab. */
function play(loads: Load[], page: StorageWindow = memoryStorageWindow()): string {
  const storage = createStorage(page);
  const actions: string[] = [];
  let now = Date.parse('2026-03-01T12:00:00Z');
  for (const { afterMs = 0, cleared, returned = false, rejectedAfterMs, signsIn } of loads) {
    now += afterMs;
    const guard = createLoginGuard({
      storage,
      now: () => now,
      forgetToken: () => actions.push('forget'),
      redirectToLogin: () => actions.push('login'),
      onLoginLoop: () => actions.push('loop'),
    });
    if (cleared) guard.reset();
    guard.recordPageLoad(returned);
    now += rejectedAfterMs ?? 0;
    if (signsIn) guard.startLogin();
    else if (rejectedAfterMs !== undefined) guard.handleAuthRequired();
  }
  return actions.join(' ');
}

const rejected = { rejectedAfterMs: 0 };
const reset = { cleared: true, ...rejected };

test('drops the rejected token before it redirects to the sign-in', () => {
  expect(play([rejected])).toBe('forget login');
});

test.each<[string, Load[], string]>([
  ['ends a loop right after the return', [rejected, rejected], 'login loop'],
  ['ends a loop within a minute', [rejected, { rejectedAfterMs: loopWindowMs - 1 }], 'login loop'],
  ['redirects after a minute', [rejected, { rejectedAfterMs: loopWindowMs }], 'login login'],
  ['ends a loop after the clock was set back', [rejected, { rejectedAfterMs: -1 }], 'login loop'],
  ['remembers the return', [rejected, {}, { afterMs: 59_999, ...rejected }], 'login loop'],
  ['counts from the return', [rejected, {}, { afterMs: loopWindowMs, ...rejected }], 'login login'],
  ['counts a token in the URL as a return', [{ returned: true, ...rejected }], 'loop'],
  ['redirects at the user’s request', [{ returned: true, signsIn: true }, rejected], 'login loop'],
  ['forgets the sign-in after a reset', [rejected, reset], 'login login'],
  ['forgets the return after a reset', [rejected, {}, reset], 'login login'],
])('%s', (_, loads, actions) => {
  expect(play(loads).replaceAll('forget ', '')).toBe(actions);
});

test('counts a token in the URL even when storage is denied', () => {
  const loads = [rejected, { returned: true, ...rejected }];
  expect(play(loads, deniedStorageWindow)).toBe('forget login forget loop');
});
