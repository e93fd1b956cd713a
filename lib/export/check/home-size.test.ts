import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { homeSizeWarning } from './home-size';

it('warns if Home’s HTML needs more than one round trip', () => {
  const out = mkdtempSync(join(tmpdir(), 'home-size-'));
  const file = join(out, 'index.html.br');
  writeFileSync(file, Buffer.alloc(14_200));
  expect(homeSizeWarning(out)).toBeNull();
  writeFileSync(file, Buffer.alloc(14_281));
  expect(homeSizeWarning(out)).toContain('Home’s HTML has 14,281 bytes');
  rmSync(out, { recursive: true });
});
