import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures';
import { retype } from '../../locators';
import { expectLinked } from './linked-state';
import { requestsOf } from './requests';
import {
  calculatorOf,
  firstExample,
  linkTo,
  openSheet,
  secondExample,
  sheet,
} from './roi-calculator';

test('without scripts, the worked example is complete', async ({ pageWithoutScripts: page }) => {
  await page.goto('/ISO');
  const { field, result, line, button } = calculatorOf(page);
  for (const { label, amount } of [
    ...firstExample.example.benefits,
    ...firstExample.example.costs,
  ]) {
    await expect(field(label)).toHaveValue(`$${amount.toLocaleString('en-US')}`);
  }
  await expect(result('ROI')).toHaveText(firstExample.roi);
  for (const name of ['Benefit-cost ratio', 'Payback'])
    await expect(line(name)).toContainText(/\d/);
  await expect(button('Add a cost')).toBeHidden();
});

test('calculates with the visitor’s amounts, and asks no server', async ({ page }) => {
  const { region, field, result, line } = await openSheet(page);
  await retype(field('Overtime saved'), '102,000');
  await expect(result('ROI')).toHaveText('200%');
  const requests = await requestsOf(page);
  await retype(field('Catalog setup'), '45k');
  await expect(result('ROI')).toHaveText('100%');
  await expect(result('As entered')).toHaveText('$120,000');
  await expect(result('Total costs')).toHaveText('$60,000');
  await expect(line('Net benefit')).toContainText('$60,000');
  await expect(line('Benefit-cost ratio')).toContainText('2.00');
  await expect(line('Payback')).toContainText('6 months');
  await expect(region).toContainText('($120,000 − $60,000) ÷ $60,000 × 100 = 100%');
  await expectLinked(page, '45k');
  await page.keyboard.press('Tab');
  await expect(field('Catalog setup')).toHaveValue('$45,000');
  expect(requests).toEqual([]);
});

test('a benefit counts once it has an attribution and a confidence, from low to high', async ({
  page,
}) => {
  const { region, field, button, result, line } = await openSheet(page);
  await button('Add a benefit').click();
  await retype(field('Benefit 3'), '50,000');
  await expect(result('ROI')).toHaveText('–');
  await expect(region).toContainText('Enter each benefit’s attribution and confidence');
  await retype(field('Attribution of Benefit 3'), '50');
  await expect(result('ROI')).toHaveText('–');
  await retype(field('Confidence of Benefit 3'), '80%');
  await expect(region.getByText('= $20,000')).toBeVisible();
  await expect(result('ROI')).toHaveText('100%');
  await expect(line('Gross benefits')).toHaveText('Gross benefits$80,000$85,000$90,000');
  await expect(line('ROI')).toHaveText('ROI100%113%125%');
  await retype(field('Confidence of Benefit 3'), '101');
  await expect(result('ROI')).toHaveText('–');
});

test('a pasted table lands in rows, and numbers are never joined', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { region, field, result } = await openSheet(page);
  const paste = async (name: string, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field(name).press('ControlOrMeta+a');
    await field(name).press('ControlOrMeta+v');
  };
  await paste('Overtime saved', `${' '.repeat(20)}42000\t`);
  await expect(field('Overtime saved')).toHaveValue(/42,?000/);
  await paste(
    'Benefit 1 label',
    'Benefit\tPer year\tAttribution\tConfidence\nCallouts\t$30,000\t100%\t100%\n"Rework"\t12,000\t100%\t100%\n',
  );
  await expect(field('Callouts')).toHaveValue('$30,000');
  await expect(field('Rework')).toHaveValue('12,000');
  await expect(field('Courses dropped')).toBeVisible();
  await expect(result('ROI')).toHaveText('50%');
  await paste('Catalog setup', '20000\n5000');
  await expect(region.getByRole('textbox', { name: /^Cost \d label/ })).toHaveCount(3);
  await expect(result('Total costs')).toHaveText('$40,000');
  const many = Array.from({ length: 20 }, (_, index) => `Trip ${index + 1}\t1000`);
  await paste('Cost 3 label', many.join('\n'));
  await expect(region).toContainText('Not taken: 2 rows beyond the limit, Trip 19 and Trip 20.');
});

test('every action works by keyboard, and the focus stays in place', async ({ page }) => {
  await page.addInitScript('window.print = () => (window.prints = (window.prints ?? 0) + 1)');
  const { region, field, button, result, start } = await openSheet(page);
  await button('Add a cost').focus();
  await page.keyboard.press('Enter');
  await expect(field('Cost 3 label')).toBeFocused();
  await page.keyboard.type('Venue');
  await page.keyboard.press('Tab');
  await expect(field('Venue')).toBeFocused();
  await page.keyboard.type('20000');
  await expect(result('ROI')).toHaveText('0%');
  await page.keyboard.press('Tab');
  await expect(button('Remove Venue')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Add a cost')).toBeFocused();
  await expect(result('ROI')).toHaveText('50%');
  await button('Remove Catalog setup').focus();
  await page.keyboard.press('Space');
  await expect(button('Remove Owner coaching')).toBeFocused();
  await expect(result('ROI')).toHaveText('300%');
  await button('Print').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate('window.prints')).toBe(1);
  await start.focus();
  await page.keyboard.press('ArrowDown');
  await expect(start).toHaveValue(secondExample.number);
  for (const { label } of [...secondExample.example.benefits, ...secondExample.example.costs]) {
    await expect(field(label)).toBeVisible();
  }
  await expect(region.getByText(`ROI ${secondExample.roi}.`)).toHaveRole('status');
});

test('says what to type when it can’t read an amount, and neither result nor link is the old one', async ({
  page,
}) => {
  const { field, result, line } = await openSheet(page);
  await retype(field('Owner coaching'), 'fifteen');
  await expect(field('Owner coaching')).toHaveAccessibleDescription(
    'Enter an amount in dollars, like 42,000.',
  );
  await expect(result('ROI')).toHaveText('–');
  await expect(line('Net benefit')).toHaveText('Net benefit–––');
  await retype(field('Owner coaching'), '1.234');
  await expect(field('Owner coaching')).toHaveAccessibleDescription(
    'That could be 1,234 or 1.23. Enter one of them.',
  );
  await expectLinked(page, '1.234');
  await page.reload();
  await expect(field('Owner coaching')).toHaveValue('1.234');
  await expect(result('ROI')).toHaveText('–');
});

test('a shared link shows the same figures, Back undoes a change, and a cut link says so', async ({
  page,
  context,
}) => {
  const { field, result } = await openSheet(page);
  // Slow typing would add a history entry.
  await field('Overtime saved').fill('82000');
  await expectLinked(page, '82000');
  const afterFirst = page.url();
  await field('Benefit 1 label').fill('Overtime avoided; 10% & more');
  await expectLinked(page, 'avoided');
  const other = await context.newPage();
  await other.goto(page.url());
  const shared = calculatorOf(other);
  await expect(shared.field('Overtime avoided; 10% & more')).toHaveValue('$82,000');
  await expect(shared.result('ROI')).toHaveText('150%');
  await expect(shared.region).toBeInViewport();
  await page.goBack();
  await expect(field('Overtime saved')).toHaveValue('82000');
  await page.goBack();
  await expect(field('Overtime saved')).toHaveValue('$42,000');
  await page.goForward();
  await expect(result('ROI')).toHaveText('150%');
  await page.goto('/About');
  await page.goto(afterFirst.slice(0, -20));
  await expect(page.getByText('This link can’t be read')).toBeVisible();
  await expect(result('ROI')).toHaveText(firstExample.roi);
});

test('counts learner time and several years, and lists what has no amount', async ({ page }) => {
  const { region, field, result } = await openSheet(page);
  await region.getByText('Learner time, years, intangibles').click();
  await retype(field('Hours each'), '8');
  await retype(field('Loaded rate'), '$62.50');
  await expect(region).toContainText('Blank amounts aren’t counted: 1.');
  await retype(field('Learners'), '40');
  await expect(result('Learner time')).toHaveText('$20,000');
  await expect(result('ROI')).toHaveText('0%');
  await region.getByRole('combobox', { name: /^Years of benefits/ }).selectOption('3');
  await expect(result('ROI')).toHaveText('200%');
  await expect(region).toContainText('In 3 years, the benefits exceed the costs by $120,000.');
  await region.getByRole('checkbox', { name: 'The course is held every year' }).check();
  await expect(result('Learner time')).toHaveText('$60,000');
  await expect(result('ROI')).toHaveText('80%');
  await retype(field('Intangible benefits, one per line'), 'Fewer complaints');
  await expectLinked(page, 'Fewer complaints');
  await page.reload();
  await expect(region.getByText('Intangible, not in the figure: Fewer complaints')).toBeVisible();
});

test('another example or a reset doesn’t take the visitor’s rows for good', async ({ page }) => {
  const { button, field, result, start } = await openSheet(page);
  await start.selectOption(secondExample.number);
  await expect(result('ROI')).toHaveText(secondExample.roi);
  await button('Undo').click();
  await expect(field('Overtime saved')).toHaveValue('$42,000');
  await expect(start).toBeFocused();
  await button('Reset to the example').click();
  await expect(result('ROI')).toHaveText(firstExample.roi);
  await button('Undo').press('Enter');
  await expect(field('Overtime saved')).toHaveValue('$42,000');
  // Nothing of the visitor's is lost between two examples.
  await button('Reset to the example').click();
  await start.selectOption(secondExample.number);
  await expect(result('ROI')).toHaveText(secondExample.roi);
  await expect(button('Undo')).toHaveCount(0);
});

test('prints the sheet alone with its date, and saves it as CSV without formulas', async ({
  page,
}) => {
  await page.addInitScript("window.print = () => dispatchEvent(new Event('beforeprint'))");
  await page.clock.setFixedTime(new Date('2026-11-27T12:00:00'));
  const longLabel = '=Contractor backfill avoided in all three units during the spring turnaround';
  await page.goto(linkTo({ ...sheet, benefits: [{ ...sheet.benefits[0], label: longLabel }] }));
  const { region, field, button, result } = calculatorOf(page);
  await expect(field(longLabel)).toBeVisible();
  const download = page.waitForEvent('download');
  await button('CSV').click();
  const saved = await (await download).path();
  expect(await readFile(saved, 'utf8')).toContain(`"'${longLabel}","$42,000",100%,100%,"$42,000"`);
  await button('Print').click();
  await page.emulateMedia({ media: 'print' });
  await expect(result('ROI')).toBeVisible();
  await expect(region.getByText('Friday, November 27, 2026')).toBeVisible();
  // A field would cut it off.
  await expect(region.getByText(longLabel)).toBeVisible();
  await expect(region.getByText('The figures are the user’s own.')).toBeVisible();
  await expect(button('Add a cost')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
