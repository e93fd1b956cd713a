import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exportedPages, readExported } from './exported-page';

test('pages have the same colors when the system is in dark mode', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((file) => file.endsWith('.css')).map(readExported);
  expect(sheets).not.toEqual([]);
  for (const css of sheets) expect(css).not.toContain('prefers-color-scheme');
  for (const { html, name } of exportedPages) {
    expect(html, name).toMatch(/html{[^}]*color-scheme:light[;}]/);
    expect(html, name).not.toContain('prefers-color-scheme');
  }
});
