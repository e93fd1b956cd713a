import { expect, test } from '../../fixtures';
import { retype } from '../../locators';
import { requestsOf } from './requests';
import { calculatorOf, firstExample, openSheet, secondExample } from './roi-calculator';

test('without scripts, the worked example is complete', async ({ pageWithoutScripts: page }) => {
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
});

test('calculates with the visitor’s amounts, and asks no server', async ({ page }) => {
  const { region, field, result } = await openSheet(page);
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

test('every action works by keyboard, and the focus stays in place', async ({ page }) => {
  await page.addInitScript('window.print = () => (window.prints = (window.prints ?? 0) + 1)');
  const { region, field, button, result, start } = await openSheet(page);
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
  const { field, result } = await openSheet(page);
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

test('a shared link shows the same figures, and Back undoes a change', async ({
  page,
  context,
}) => {
  const { field, result } = await openSheet(page);
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
