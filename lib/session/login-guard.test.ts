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

test.each<[string, Load[], string]>([
  ['redirects to the sign-in once the token is gone', [rejected], 'forget login'],
  ['ends a loop right after the return', [rejected, rejected], 'forget login forget loop'],
  [
    'ends a loop within a minute of the return',
    [rejected, { rejectedAfterMs: loopWindowMs - 1 }],
    'forget login forget loop',
  ],
  [
    'redirects again after a minute',
    [rejected, { rejectedAfterMs: loopWindowMs }],
    'forget login forget login',
  ],
  [
    'ends a loop after the clock was set back',
    [rejected, { rejectedAfterMs: -3_600_000 }],
    'forget login forget loop',
  ],
  [
    'remembers the return through a reload',
    [rejected, {}, { afterMs: 59_999, ...rejected }],
    'forget login forget loop',
  ],
  [
    'counts the minute from the return, not from the reload',
    [rejected, {}, { afterMs: 30_000, rejectedAfterMs: 30_000 }],
    'forget login forget login',
  ],
  ['counts a token in the URL as a return', [{ returned: true, ...rejected }], 'forget loop'],
  [
    'always redirects at the user’s request',
    [{ returned: true, signsIn: true }, rejected],
    'login forget loop',
  ],
  [
    'forgets the sign-in after a reset',
    [rejected, { cleared: true, ...rejected }],
    'forget login forget login',
  ],
  [
    'forgets the return after a reset',
    [rejected, {}, { cleared: true, ...rejected }],
    'forget login forget login',
  ],
])('%s', (_, loads, actions) => {
  expect(play(loads)).toBe(actions);
});

test('counts a token in the URL even when storage is denied', () => {
  const loads = [rejected, { returned: true, ...rejected }];
  expect(play(loads, deniedStorageWindow)).toBe('forget login forget loop');
});
