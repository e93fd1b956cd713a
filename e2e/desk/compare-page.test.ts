import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeTestExport } from '../compare/testing';
import { temporaryFolder } from '../platform/testing';
import { testDesk } from './testing';

const desk = testDesk();
const folders = temporaryFolder();
const url = (path: string) => `${desk.platform.url}${path}`;

test('compares two folders, and shows progress and the report', async () => {
  const { folder, edit } = await writeTestExport();
  const before = join(mkdtempSync(join(folders, 'before-')), 'out');
  cpSync(folder, before, { recursive: true });
  edit('About.html', 'Say what you know', 'Say what you don’t know');

  const response = await desk.send('POST', 'compare', { before, after: folder, pictures: false });
  const output = await response.text();
  expect(output).toContain('1/4 /');
  expect(output).toContain('1 page changed, 3 pages are the same.');

  const report = await fetch(url('/preview/compare/report.html'));
  expect(report.headers.get('content-security-policy')).toContain('sandbox');
  expect(await report.text()).toContain('<ins>don’t </ins>');
});

test('shows the command’s own message if there’s nothing to compare', async () => {
  const before = join(folders, 'missing');
  const response = await desk.send('POST', 'compare', { before, after: 'out', pictures: false });
  expect(await response.text()).toContain(`There’s no folder ${before}. Check its name.`);
  expect((await fetch(url('/preview/compare/report.html'))).status).toBe(404);
});

test('doesn’t pass options of the command on, and accepts no other origin', async () => {
  const options = { before: '--report=x', after: 'out', pictures: false };
  expect((await desk.send('POST', 'compare', options)).status).toBe(400);
  const headers = { Origin: 'https://elsewhere.example' };
  const body = { before: 'a', after: 'b', pictures: false };
  expect((await desk.send('POST', 'compare', body, headers)).status).toBe(403);
});

test('serves its page, style sheet, and script', async () => {
  const page = await fetch(url('/preview/compare'));
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('Compare with the published site');
  for (const [file, type] of [
    ['css', 'text/css'],
    ['js', 'text/javascript'],
  ]) {
    const response = await fetch(url(`/preview/compare.${file}`));
    expect(response.headers.get('content-type')).toContain(type);
  }
});
