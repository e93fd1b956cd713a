import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutPolyfills } from './without-polyfills';

it('takes the polyfills out of every page, and their file out of the export', () => {
  const out = mkdtempSync(join(tmpdir(), 'out-'));
  writeFileSync(join(out, 'old.js'), '');
  writeFileSync(join(out, 'a.js'), '');
  const kept = '<script src="/a.js" async=""></script>';
  const page = `<head><script src="/old.js" noModule=""></script>${kept}</head>`;
  for (const _ of ['one page', 'another']) {
    expect(withoutPolyfills(page, out)).toBe(`<head>${kept}</head>`);
  }
  expect(existsSync(join(out, 'old.js'))).toBe(false);
  expect(existsSync(join(out, 'a.js'))).toBe(true);
});
