import { afterAll, vi } from 'vitest';

/** Test files share a thread and its globals, so what one of them replaces ends with it. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
