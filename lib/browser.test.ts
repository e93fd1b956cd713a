import { expect, it } from 'vitest';
import { sandboxedLaunchOptions } from './browser';

it.each([
  [0, false],
  [1000, true],
])('opens other people’s pages in the sandbox, except as root (user %s)', (uid, isSandboxed) => {
  const { chromiumSandbox, args } = sandboxedLaunchOptions(uid);
  expect(chromiumSandbox).toBe(isSandboxed);
  expect(args).not.toContain('--no-sandbox');
});
