import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright/test';
import { maxToolBytes } from '@/lib/budgets';
import { content } from '@/lib/content';
import {
  expect,
  holdRequests,
  hydrate,
  isHydrated,
  scriptsGlob,
  test,
  waitForSession,
} from '../../fixtures';
import { firstExample, secondExample } from './roi-calculator';

const calculators = [
  { path: '/ISO', name: 'ROI calculator', field: firstExample.example.benefits[0]?.label ?? '' },
  { path: '/Capabilities', name: 'Earned value calculator', field: 'Planned value (PV)' },
];
const tools = [
  ...calculators,
  {
    path: '/Capabilities',
    name: 'Isolation walkthrough',
    field: content().drawings.lotoPlan.walkthrough.start,
  },
  { path: '/', name: 'Permit conflict board', field: 'Reschedule' },
];

function fieldOf(page: Page, { name, field }: (typeof tools)[number]) {
  const region = page.getByRole('region', { name });
  const textbox = region.getByRole('textbox', { name: field, exact: true });
  return textbox.or(region.getByRole('button', { name: field, exact: true }));
}

for (const tool of tools) {
  test(`the ${tool.name} loads when it’s used, not with the page or with React`, async ({
    page,
  }) => {
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto(tool.path);
    await waitForSession(page);
    expect(await isHydrated(page)).toBe(false);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    for (const script of scripts) expect(await script.text()).not.toContain('Part of this link');
    await fieldOf(page, tool).focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
    await page.waitForLoadState('networkidle');
    let bytes = 0;
    for (const script of scripts.slice(before))
      bytes += brotliCompressSync(await script.body()).length;
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(maxToolBytes);
  });
}

for (const tool of calculators) {
  test(`the ${tool.name} keeps what’s typed before it loads, and moves nothing`, async ({
    page,
  }) => {
    await page.goto(tool.path);
    const field = fieldOf(page, tool);
    await field.click();
    const region = page.getByRole('region', { name: tool.name });
    const before = await region.boundingBox();
    await field.press('End');
    await field.pressSequentially('5');
    await expect(field).toHaveValue(/\d5$/);
    await expect(page).toHaveURL(/\?.*5/);
    await expect(field).toBeFocused();
    const after = await region.boundingBox();
    expect(after?.width).toBe(before?.width);
    // The earned value card hides the example's decision once its figures change.
    if (tool.name === 'ROI calculator') expect(after?.height).toBe(before?.height);
  });
}

test('choosing another worked example first of all shows its rows', async ({ page }) => {
  await page.goto('/ISO');
  await hydrate(page);
  const release = await holdRequests(page, scriptsGlob);
  const start = page.getByRole('combobox', { name: 'Start from worked example' });
  await start.focus();
  await start.selectOption({ index: 1 });
  release();
  for (const { label } of secondExample.example.costs) {
    await expect(page.getByRole('textbox', { name: label, exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('ROI', { exact: true })).toHaveText(secondExample.roi);
});

test('a tool keeps what’s selected when it loads', async ({ page }) => {
  const [tool] = calculators;
  if (tool === undefined) throw new Error('there are no tools');
  await page.goto(tool.path);
  await hydrate(page);
  const release = await holdRequests(page, scriptsGlob);
  const field = fieldOf(page, tool);
  const example = await field.elementHandle();
  await field.press('Control+a');
  release();
  await expect.poll(() => example?.evaluate((element) => element.isConnected)).toBe(false);
  await page.keyboard.type('102000');
  await expect(field).toHaveValue('102000');
  await expect(page.getByLabel('ROI', { exact: true })).not.toHaveText(firstExample.roi);
});

test('a tool whose code can’t be loaded leaves the worked example as it is', async ({ page }) => {
  await page.goto('/ISO');
  await hydrate(page);
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  const [benefit] = firstExample.example.benefits;
  await page.getByRole('textbox', { name: benefit?.label ?? '', exact: true }).focus();
  await expect(page.getByLabel('ROI', { exact: true })).toHaveText(firstExample.roi);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
