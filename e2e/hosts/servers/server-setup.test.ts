import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { findBinary, patchConfig } from './server-setup';

it('finds a server in PATH', () => {
  const folder = mkdtempSync(join(tmpdir(), 'binary-'));
  writeFileSync(join(folder, 'some-server'), '');
  const PATH = ['/nowhere', folder].join(delimiter);
  expect(findBinary('some-server', 'some-package', { PATH })).toBe(join(folder, 'some-server'));
  rmSync(folder, { recursive: true });
});

it('says how to install a missing server', () => {
  expect(() => findBinary('no-server', 'one-package other-package', { PATH: '' })).toThrow(
    'no-server not found; it is needed to test the site on it, and there is no need to start it. On Debian, install it with `apt-get install --no-install-recommends one-package other-package`',
  );
});

it('patchConfig throws if a line to replace is missing', () => {
  const text = 'listen 8080;\nroot /srv/site;';
  expect(patchConfig(text, { 'root /srv/site;': 'root /tmp/$1;' })).toBe(
    'listen 8080;\nroot /tmp/$1;',
  );
  expect(() => patchConfig(text, { 'listen 80;': '' })).toThrow(
    'The configuration has no line “listen 80;”',
  );
});
