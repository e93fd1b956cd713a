import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures';
import { expectLinked } from './linked-state';
import { at, found, hotWork, lineBreak, linkToBoard, openBoard, permitBoard } from './permit-board';

const header = 'Permit no.,Work type,Location,Start,End';
const list = [
  header,
  'PTW-0501,Hot work,"Pipe rack 3, bay 4",07:15,11:00',
  'PTW-0502,Paint,bay 4,07:15,11:00',
  'PTW-0503,Line break,"F-310, bay 5",0900,10:30',
  'PTW-0504,Hot work,bay 12,07:15,11:00',
  'LOTO-101,Double block and bleed,"F-310, bay 5",06:40,12:00',
  'PTW-0501,Crane lift,bay 1,08:00,09:00',
  'PTW-0505,Crane lift,bay 1,16:00,16:00',
  'PTW-0506,Radiography,bay 8,11:30 PM,00:30',
].join('\n');

test('opens a pasted list, and refuses bad lines by number with the reason', async ({ page }) => {
  const { region, button, panel, row, status } = await openBoard(page);
  await button('Import permits').click();
  const opened = panel('Import permits');
  await opened.getByLabel('Permits', { exact: true }).fill(list);
  await opened.getByRole('button', { name: 'Check these permits' }).click();
  await expect(opened.getByRole('status')).toContainText(
    '4 lines read, 3 refused, 1 asked about below.',
  );
  for (const line of [
    /Paint \(line 3\)/,
    /Line 5: bay 12 isn’t one of the bays 1 to 8/,
    /Line 7: PTW-0501 is in the list twice/,
    /Line 8: it doesn’t end after it starts/,
  ]) {
    await expect(opened.getByText(line)).toBeVisible();
  }
  await opened.getByRole('button', { name: 'Close' }).click();
  await expect(status).toContainText(
    '4 lines of the list left out: PTW-0502, PTW-0504, PTW-0501, PTW-0505',
  );
  await expect(row('PTW-0501')).toContainText('07:15–11:00');
  await expect(row('LOTO-101')).toContainText('06:40–12:00');
  await expect(status).toContainText('Hot work within 50 ft of an open line, 09:00–10:30');
  await expect(row('PTW-0506')).toContainText('23:30–00:30');
  await expectLinked(page, 'PTW-0506');
  await page.reload();
  await expect(row('PTW-0506')).toContainText('23:30–00:30');
  await expect(region).toContainText('Your changes');
});

test('work in a list’s own words is read once the visitor confirms its kind', async ({ page }) => {
  const { region, button, panel, row } = await openBoard(page);
  await button('Import permits').click();
  const opened = panel('Import permits');
  await opened
    .getByLabel('Permits', { exact: true })
    .fill(
      [
        header,
        'P-1,Weld bracket at rack 3,bay 4,07:15,11:00',
        'P-2,Hydrotest of E-201,bay 1,07:15,11:00',
        'P-3,Calibrate,bay 8,07:15,11:00',
      ].join('\n'),
    );
  await opened.getByRole('button', { name: 'Check these permits' }).click();
  const unread = region.getByText(/lines? of the list left out/);
  await expect(unread).toHaveText(/^3 lines/);
  await expect(opened.getByLabel('Weld bracket at rack 3')).toHaveValue('Hot work');
  await opened.getByRole('button', { name: 'Confirm Weld bracket at rack 3' }).click();
  await expect(unread).toHaveText(/^2 lines/);
  await expect(opened.getByRole('button', { name: 'Confirm Calibrate' })).toBeDisabled();
  await opened.getByLabel('Calibrate').selectOption('Scaffold');
  await opened.getByRole('button', { name: 'Confirm all' }).click();
  await expect(opened.getByRole('status')).toContainText('3 lines read, 0 refused.');
  await expect(unread).toHaveCount(0);
  await opened.getByRole('button', { name: 'Close' }).click();
  for (const [tag, work] of [
    ['P-1', 'Hot work'],
    ['P-2', 'Hydrostatic test'],
    ['P-3', 'Scaffold'],
  ] as const) {
    await expect(row(tag)).toContainText(work);
  }
});

test('a list without a line that can be read leaves none of the example’s findings', async ({
  page,
}) => {
  const { button, panel, status, slider } = await openBoard(page);
  await button('Import permits').click();
  const opened = panel('Import permits');
  await opened
    .getByLabel('Permits', { exact: true })
    .fill(`${header}\nPTW-1,Paint,bay 4,07:15,11:00`);
  await opened.getByRole('button', { name: 'Check these permits' }).click();
  await expect(opened.getByRole('status')).toContainText(
    '0 lines read, 0 refused, 1 asked about below.',
  );
  await opened.getByRole('button', { name: 'Close' }).click();
  await expect(status).toContainText(permitBoard.findings.empty);
  await expect(status).toContainText('1 line of the list left out');
  await expect(slider(hotWork)).toHaveCount(0);
});

test('saves a CSV that it can open again', async ({ page }) => {
  const { button, panel, row } = await openBoard(
    page,
    linkToBoard({ [lineBreak]: { from: at(13, 15), until: at(16, 45) } }),
  );
  const [download] = await Promise.all([page.waitForEvent('download'), button('CSV').click()]);
  expect(download.suggestedFilename()).toBe('permits.csv');
  const file = await download.path();
  const text = await readFile(file, 'utf8');
  expect(text).toContain(
    '"PTW-0415","Line break","Flange F-207, bay 2","2026-03-12 13:15","2026-03-12 16:45"',
  );
  const { title, place, findings } = permitBoard;
  for (const words of [title, place, findings.unknown, found('2 questions', 2)]) {
    expect(text).toContain(words);
  }
  await button('Reset the board').click();
  await button('Import permits').click();
  const opened = panel('Import permits');
  await opened.getByLabel('CSV file').setInputFiles(file);
  await expect(opened.getByRole('status')).toContainText('3 lines read, 0 refused.');
  // As Excel saves it.
  const [rows = ''] = text.split('"findings"');
  const buffer = Buffer.from(`\uFEFF${rows}"=PTW"`, 'utf16le');
  await opened
    .getByLabel('CSV file')
    .setInputFiles({ name: 'permits.txt', mimeType: 'text/plain', buffer });
  await expect(opened.getByRole('status')).toContainText('3 lines read, 1 refused.');
  await opened.getByRole('button', { name: 'Close' }).click();
  await expect(row('PTW-0415')).toContainText('13:15–16:45');
});
