import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeTestExport, type TestExport, writeTestExport } from '../compare/testing';
import { testDesk } from './testing';

const desk = testDesk();
let site: TestExport;
beforeAll(async () => {
  site = await writeTestExport();
});
afterAll(() => removeTestExport(site));

/** Sends the form, as a browser does. */
async function compare(before: string, after: string): Promise<string> {
  const { url } = desk.platform;
  const body = new URLSearchParams({ before, after });
  const headers = { Origin: url };
  return (await fetch(`${url}/preview/compare`, { method: 'POST', headers, body })).text();
}

test('compares two folders, and shows progress and the report', async () => {
  const after = site.copy();
  after.edit('About.html', 'Say what you know', 'Say what you don’t know');
  const page = await compare(site.folder, after.folder);
  expect(page).toContain('1/4 /');
  expect(page).toContain('1 page changed, 3 pages are the same.');

  const report = await fetch(`${desk.platform.url}/preview/compare/report.html`);
  expect(report.headers.get('content-security-policy')).toContain('sandbox');
  expect(await report.text()).toContain('<ins>don’t </ins>');
});

test('says what’s wrong if there’s nothing to compare, and keeps the form as it was', async () => {
  const page = await compare('missing', 'out');
  expect(page).toContain('There’s no folder missing. Check its name.');
  expect(page).toContain('value="missing"');
});
