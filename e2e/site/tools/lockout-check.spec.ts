import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures';
import { lotoPlan } from './isolation-walkthrough';
import { requestsOf } from './requests';

const rows = [
  'Point\tLine\tEnergy\tPressure or voltage\tDevice\tPosition\tLock\tHolder\tVerified',
  'HV-12\tDischarge\tSteam\t150 psig\tGate vlv by DCS\tLO\tR-3\tL. Poe\tHandwheel tried, no movement',
  'HS-7\tMotor\tElectrical\t480 V\tPush button\tOff\tR-4\tJ. Ito\tStart tried, no start',
  '\tSuction\tSteam\t20 psig\tGate valve\tClosed\tR-5\tL. Poe\t-',
].join('\n');

const incomplete = 'Incomplete: 1 row couldn’t be read, so nothing here is about it.';

async function openCheck(page: Page) {
  await page.goto('/Capabilities#lockout-check');
  const region = page.getByRole('region', { name: 'Lockout plan check', exact: true });
  return {
    region,
    findings: region.getByRole('list', { name: 'Findings' }),
    button: (name: string) => region.getByRole('button', { name, exact: true }),
    async paste(text: string) {
      await region.getByRole('textbox', { name: /^Isolation points/ }).fill(text);
      await region.getByRole('button', { name: 'Check these rows' }).click();
    },
  };
}

test('pasted rows show what could hurt first, and that a row is missing, and ask no server', async ({
  page,
}) => {
  const { region, findings, button, paste } = await openCheck(page);
  await button('Motor').focus();
  const requests = await requestsOf(page);
  await paste(rows);
  await expect(region.getByText(incomplete, { exact: true })).toBeVisible();
  await expect(region.getByText('Line 4: it has no tag')).toBeVisible();
  await expect(findings.getByRole('listitem').first()).toContainText('HS-7 is a control device');
  await expect(findings.getByRole('listitem').first()).toContainText('1910.147(b)');
  await expect(region.getByText(/They can’t see your P&ID: walk the line/)).not.toHaveCount(0);
  expect(requests).toEqual([]);
});

test('a cell that’s no known phrase is a finding until it’s chosen, and the link has the plan', async ({
  page,
}) => {
  const { region, findings, button, paste } = await openCheck(page);
  await paste(rows);
  const device = region.getByRole('combobox', { name: 'Device, row 1' });
  await expect(device).toHaveValue('');
  await button('HV-12 (“Gate vlv by DCS”) has no device chosen.').click();
  await expect(region.getByRole('textbox', { name: 'Point, row 1' })).toBeFocused();
  await expect(page).toHaveURL(/#lockout-check\./);
  const before = page.url();
  await device.selectOption({ label: 'Manual block valve (gate, ball, plug …)' });
  await expect(button('HV-12 isn’t in the position that isolates.')).toBeVisible();
  await region.getByRole('combobox', { name: 'Position, row 1' }).selectOption('Closed');
  await expect(findings.getByText('isn’t in the position')).toHaveCount(0);
  await expect(page).not.toHaveURL(before);
  await page.reload();
  await expect(device).toHaveValue('valve');
  await expect(region.getByText(incomplete, { exact: true })).toBeVisible();
});

test('a link that was changed is said to be damaged', async ({ page }) => {
  await page.goto('/Capabilities#lockout-check.eyJwb2ludHMiOltdfQ.1');
  await expect(page.getByText('This link can’t be read')).toBeVisible();
});

test('a template has findings until its blanks are filled in, and what it replaces comes back', async ({
  page,
}) => {
  const { region, findings, button, paste } = await openCheck(page);
  await paste(rows);
  await expect(findings.getByText('HS-7 is a control device').first()).toBeVisible();
  await button('Vessel').click();
  const unnamed = findings.getByRole('listitem').filter({ hasText: 'Doesn’t name the person' });
  await unnamed.getByRole('button', { name: 'Steam nozzle' }).click();
  await expect(region.getByRole('textbox', { name: 'Point, row 3' })).toBeFocused();
  await button('Undo').click();
  await expect(region.getByRole('textbox', { name: 'Point, row 1' })).toHaveValue('HV-12');
});

test('it works offline, and never calls the page’s own plan right', async ({ page, context }) => {
  const { region, button } = await openCheck(page);
  await button('Pump').click();
  await expect(region.getByRole('textbox', { name: 'Point, row 1' })).toBeVisible();
  await context.setOffline(true);
  await button('The plan on this page').click();
  await expect(
    region
      .getByText(
        /nothing in these 6 points; that isn’t a clearance\..* They can’t see your P&ID: walk/,
      )
      .last(),
  ).toBeVisible();
  await expect(
    region.getByText(/^On your word: A single valve is accepted for E-201, Feed, DV-207: OP-17/),
  ).toBeVisible();
  await expect(region.getByText(/\b(adequate|safe to|clear to|OK)\b/)).toHaveCount(0);
});

test('the CSV has the plan in its own order, then the findings', async ({ page }) => {
  const { button, paste } = await openCheck(page);
  await paste(rows);
  const download = page.waitForEvent('download');
  await button('CSV').click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('HV-12,Discharge,Steam or hot condensate,150 psig,Gate vlv by DCS,Open,');
  expect(text).toContain('Incomplete: 1 row');
  expect(text).toContain('29 CFR 1910.147(b)');
});

test('the lockout sheet prints alone, on one page, with what’s to mend and lines to sign', async ({
  page,
}) => {
  const { region, button } = await openCheck(page);
  await button('The plan on this page').click();
  const sheet = region.getByRole('table');
  // The dialog would wait for the visitor.
  await page.evaluate(() =>
    Reflect.set(window, 'print', () => dispatchEvent(new Event('beforeprint'))),
  );
  await button(lotoPlan.sheet.print).click();
  await expect(sheet).toBeHidden();
  // A letter-size page without its margins.
  await page.setViewportSize({ width: 720, height: 960 });
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  for (const { tag, lock, holder } of lotoPlan.points) {
    const cell = page.getByRole('cell', { name: new RegExp(`^\\d ${tag}(,|$)`) });
    const row = sheet.getByRole('row').filter({ has: cell });
    for (const text of [lock, holder]) await expect(row).toContainText(text);
  }
  await expect(sheet.getByRole('cell', { name: `1 ${lotoPlan.points[0]?.tag}` })).toBeVisible();
  for (const label of [...lotoPlan.sheet.blanks, ...lotoPlan.sheet.transferBlanks]) {
    await expect(region.getByText(label, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(960);
});
