import { expect, test } from '../../fixtures';
import { requestsOf } from './requests';
import { retype } from './retype';
import { calculatorOf, firstExample, secondExample, sheetLink } from './roi-calculator';

test('without scripts, the worked example is complete', { tag: '@no-scripts' }, async ({
  browser,
  platform,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: platform.url });
  const page = await context.newPage();
  await page.goto('/ISO');
  const { field, result, button } = calculatorOf(page);
  for (const { label, amount } of [
    ...firstExample.example.benefits,
    ...firstExample.example.costs,
  ]) {
    await expect(field(label)).toHaveValue(`$${amount.toLocaleString('en-US')}`);
  }
  await expect(result('ROI')).toHaveText(firstExample.roi);
  for (const name of ['Benefit-cost ratio', 'Payback']) {
    await expect(result(name)).toHaveText(/^\d/);
  }
  await expect(button('Add a cost')).toBeHidden();
  await context.close();
});

test('calculates with the visitor’s amounts, and asks no server', async ({ page }) => {
  await page.goto(sheetLink);
  const { region, field, result } = calculatorOf(page);
  await retype(field('Overtime saved'), '102,000');
  await expect(result('ROI')).toHaveText('200%');
  const requests = await requestsOf(page);
  await retype(field('Catalog setup'), '45k');
  await expect(result('ROI')).toHaveText('100%');
  await expect(result('Gross benefits')).toHaveText('$120,000');
  await expect(result('Total costs')).toHaveText('$60,000');
  await expect(result('Net benefit')).toHaveText('$60,000');
  await expect(result('Benefit-cost ratio')).toHaveText('2.00');
  await expect(result('Payback')).toHaveText('6 months');
  await expect(region).toContainText('($120,000 − $60,000) ÷ $60,000 × 100 = 100%');
  await expect(page).toHaveURL(/#roi-calculator\?.*45000/);
  await page.keyboard.press('Tab');
  await expect(field('Catalog setup')).toHaveValue('$45,000');
  expect(requests).toEqual([]);
});

test('reads decimal commas, Arabic-Indic and Persian digits, typed out of habit', async ({
  page,
}) => {
  await page.goto(sheetLink);
  const { field, result } = calculatorOf(page);
  await retype(field('Overtime saved'), '٤٢٬٠٠٠');
  await retype(field('Courses dropped'), '18.000,50');
  await expect(result('Gross benefits')).toHaveText('$60,000.50');
  await retype(field('Catalog setup'), '۲۵٬۰۰۰٫۲۵');
  await retype(field('Owner coaching'), '15 000,25');
  await expect(result('Total costs')).toHaveText('$40,000.50');
  await page.keyboard.press('Tab');
  // The fields show how they were read.
  await expect(field('Catalog setup')).toHaveValue('$25,000.25');
  await expect(field('Owner coaching')).toHaveValue('$15,000.25');
});

test('every action works by keyboard, and the focus stays in place', async ({ page }) => {
  await page.addInitScript('window.print = () => (window.prints = (window.prints ?? 0) + 1)');
  await page.goto(sheetLink);
  const { region, field, button, result, start } = calculatorOf(page);
  await button('Add a benefit').focus();
  await page.keyboard.press('Enter');
  await expect(field('Benefit 3 label')).toBeFocused();
  await page.keyboard.type('Fewer callouts');
  await page.keyboard.press('Tab');
  await expect(field('Fewer callouts')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('20000');
  await expect(result('ROI')).toHaveText('100%');
  await page.keyboard.press('Tab');
  await expect(button('Remove Fewer callouts')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Add a benefit')).toBeFocused();
  await expect(result('ROI')).toHaveText('50%');
  await button('Remove Catalog setup').focus();
  await page.keyboard.press('Space');
  await expect(button('Remove Owner coaching')).toBeFocused();
  await expect(result('ROI')).toHaveText('300%');
  await page.keyboard.press('Tab');
  await expect(button('Add a cost')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field('Cost 2 label')).toBeFocused();
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

test('says what to type when it can’t read an amount, and shows no old result', async ({
  page,
}) => {
  await page.goto(sheetLink);
  const { field, result } = calculatorOf(page);
  await retype(field('Owner coaching'), 'fifteen');
  await expect(field('Owner coaching')).toHaveAccessibleDescription(
    'Enter an amount in dollars, like 42,000.',
  );
  await expect(result('ROI')).toHaveText('–');
  await expect(result('Net benefit')).toHaveText('–');
  await retype(field('Owner coaching'), '1.234');
  await expect(field('Owner coaching')).toHaveAccessibleDescription(
    'That could be 1,234 or 1.23. Enter one of them.',
  );
  await expect(result('ROI')).toHaveText('–');
  await retype(field('Owner coaching'), '15000');
  await expect(result('ROI')).toHaveText('50%');
});

test('says why there’s no ROI without costs, and no payback without benefits', async ({ page }) => {
  await page.goto(sheetLink);
  const { region, field, result, button } = calculatorOf(page);
  await button('Remove Catalog setup').click();
  await button('Remove Owner coaching').click();
  await expect(result('ROI')).toHaveText('–');
  await expect(region).toContainText('ROI is a percentage of the costs.');
  await button('Add a cost').click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('500');
  await retype(field('Overtime saved'), '0');
  await retype(field('Courses dropped'), '0');
  await expect(result('ROI')).toHaveText('−100%');
  await expect(result('Payback')).toHaveText('–');
});

test('a shared link shows the same figures, and Back undoes a change', {
  tag: '@insert-text',
}, async ({ page, context }) => {
  await page.goto(sheetLink);
  const { field, result } = calculatorOf(page);
  // Slow typing would add a history entry.
  await field('Overtime saved').fill('82000');
  await expect(page).toHaveURL(/82000/);
  await field('Benefit 1 label').fill('Overtime avoided; 10% & more');
  await expect(page).toHaveURL(/avoided/);
  const other = await context.newPage();
  await other.goto(page.url());
  const shared = calculatorOf(other);
  await expect(shared.field('Overtime avoided; 10% & more')).toHaveValue('$82,000');
  await expect(shared.result('ROI')).toHaveText('150%');
  await expect(shared.region).toBeInViewport();
  await page.goBack();
  await expect(field('Overtime saved')).toHaveValue('$82,000');
  await page.goBack();
  await expect(field('Overtime saved')).toHaveValue('$42,000');
  await expect(result('ROI')).toHaveText('50%');
  await page.goForward();
  await expect(result('ROI')).toHaveText('150%');
});

test('never joins the numbers of a pasted row or column, and never cuts digits', {
  // Other engines don't grant access to the clipboard.
  tag: '@chromium',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(sheetLink);
  const { field, result } = calculatorOf(page);
  const amount = field('Overtime saved');
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await amount.press('ControlOrMeta+a');
    await amount.press('ControlOrMeta+v');
  };
  for (const text of ['42,000\t17,000', '42000\n17000', '42000\r\n17000\r\n']) {
    await paste(text);
    await expect(amount).toHaveAccessibleDescription(/^That may be more than one number\./);
    await expect(result('ROI')).toHaveText('–');
  }
  await paste(`${' '.repeat(20)}42000\n`);
  await expect(result('ROI')).toHaveText('50%');
});

test('adjusts benefits by attribution and confidence, and the link has it', async ({ page }) => {
  await page.goto(sheetLink);
  const { region, field, result } = calculatorOf(page);
  await expect(field('Overtime saved')).toBeVisible();
  await region.getByText('Attribution, learner time, years, intangibles').click();
  await region.getByRole('checkbox', { name: /^Adjust each benefit/ }).check();
  await expect(result('ROI')).toHaveText('50%');
  await retype(field('Attribution of Overtime saved'), '50');
  await retype(field('Confidence of Overtime saved'), '80%');
  await expect(region.getByText('= $16,800')).toBeVisible();
  await expect(result('Gross benefits')).toHaveText('$60,000');
  await expect(result('Adjusted benefits')).toHaveText('$34,800');
  await expect(result('ROI')).toHaveText('−13%');
  await retype(field('Confidence of Overtime saved'), '101');
  await expect(result('ROI')).toHaveText('–');
  await retype(field('Confidence of Overtime saved'), '100');
  await expect(page).toHaveURL(/isolate=on.*attribution=50%25&confidence=100%25/);
  await page.reload();
  await expect(result('Adjusted benefits')).toHaveText('$39,000');
});

test('counts learner time and several years, and lists what has no amount', async ({ page }) => {
  await page.goto(sheetLink);
  const { region, field, result } = calculatorOf(page);
  await expect(field('Overtime saved')).toBeVisible();
  await region.getByText('Attribution, learner time, years, intangibles').click();
  await retype(field('Hours each'), '8');
  await retype(field('Loaded rate'), '$62.50');
  await expect(region).toContainText('Blank amounts aren’t counted: 1.');
  await retype(field('Learners'), '40');
  await expect(result('Learner time')).toHaveText('$20,000');
  await expect(result('Total costs')).toHaveText('$60,000');
  await expect(result('ROI')).toHaveText('0%');
  await region.getByRole('combobox', { name: /^Years of benefits/ }).selectOption('3');
  await expect(result('ROI')).toHaveText('200%');
  await expect(region.getByRole('group', { name: 'Costs in 3 years' })).toBeVisible();
  await expect(region).toContainText('In 3 years, the benefits exceed the costs by $120,000.');
  await retype(field('Intangible benefits, one per line'), 'Fewer complaints');
  await expect(page).toHaveURL(/intangibles=Fewer\+complaints/);
  await page.reload();
  await expect(region.getByText('Intangible, not in the figure: Fewer complaints')).toBeVisible();
  await expect(result('ROI')).toHaveText('200%');
});

test('a blank amount is no 0', async ({ page }) => {
  await page.goto(sheetLink);
  const { region, button, field, result } = calculatorOf(page);
  await button('Add a cost').click();
  await expect(field('Cost 3')).toHaveValue('');
  await expect(region).toContainText('Blank amounts aren’t counted: 1.');
  await expect(result('ROI')).toHaveText('50%');
  await retype(field('Cost 3'), '0');
  await expect(region.getByText('Blank amounts')).toHaveCount(0);
});

test('another example or a reset doesn’t take the visitor’s rows for good', async ({ page }) => {
  await page.goto(sheetLink);
  const { button, field, result, start } = calculatorOf(page);
  await expect(field('Overtime saved')).toBeVisible();
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

test('a sheet without rows comes back as it was', async ({ page }) => {
  await page.goto('/ISO');
  const { button, result, region } = calculatorOf(page);
  for (const { label } of [...firstExample.example.benefits, ...firstExample.example.costs]) {
    await button(`Remove ${label}`).click();
  }
  await expect(page).toHaveURL(/rows=none/);
  await page.reload();
  await expect(button('Add a cost')).toBeVisible();
  await expect(result('Total costs')).toHaveText('$0');
  await expect(region.getByRole('textbox')).toHaveCount(0);
});
