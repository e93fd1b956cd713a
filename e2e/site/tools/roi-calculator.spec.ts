import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures';
import { requestsOf } from './requests';
import { retype } from './retype';
import { firstExample, secondExample, sheetLink } from './roi-calculator';

function calculatorOf(page: Page) {
  const region = page.getByRole('region', { name: 'ROI calculator', exact: true });
  return {
    region,
    field: (name: string) => region.getByRole('textbox', { name, exact: true }),
    button: (name: string) => region.getByRole('button', { name, exact: true }),
    result: (name: string) => region.getByLabel(name, { exact: true }),
    start: region.getByRole('combobox', { name: 'Start from worked example' }),
  };
}

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

test('a link with mistakes says what was left out', async ({ page }) => {
  await page.goto(
    '/ISO#roi-calculator?start=9.9&benefit=Hours&benefit-amount=lots&cost=Setup&cost-amount=100',
  );
  const { region, field, result } = calculatorOf(page);
  await expect(field('Setup')).toHaveValue('$100');
  await expect(result('ROI')).toHaveText('−100%');
  await expect(region.getByText('Benefit 1 is left out')).toBeVisible();
  await expect(region.getByText('There’s no worked example 9.9.')).toBeVisible();
});

const longLabel =
  'Contractor backfill avoided in all three units during the spring 2026 turnaround';

test('prints the sheet alone', { tag: '@media' }, async ({ page }) => {
  await page.addInitScript('window.print = () => {}');
  await page.goto(sheetLink);
  const { region, field, button, result } = calculatorOf(page);
  await retype(field('Overtime saved'), '82000');
  await retype(field('Benefit 1 label'), longLabel);
  await button('Print').click();
  await page.emulateMedia({ media: 'print' });
  await expect(result('ROI')).toBeVisible();
  // A field would cut it off.
  await expect(region.getByText(longLabel)).toBeVisible();
  await expect(region.getByText('The figures are the user’s own.')).toBeVisible();
  await expect(field(longLabel)).toBeVisible();
  await expect(button('Add a cost')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a screen reader gets the fields in their order, then the result', async ({ page }) => {
  await page.goto(
    `/ISO#roi-calculator?start=${secondExample.number}&benefit=Hours&benefit-amount=500&cost=Setup&cost-amount=200`,
  );
  const { region, field } = calculatorOf(page);
  await expect(field('Hours')).toHaveValue('$500');
  await retype(field('Setup'), '250');
  await expect(region).toMatchAriaSnapshot(`
    - region "ROI calculator":
      - status
      - status: ROI 100%. In the first year, the benefits exceed the costs by $250.
      - text: Start from worked example
      - combobox "Start from worked example"
      - group "Benefits in a year":
        - text: Benefits in a year
        - list:
          - listitem:
            - textbox "Benefit 1 label": Hours
            - textbox "Hours": $500
            - button "Remove Hours"
        - button "Add a benefit"
      - group "Costs":
        - text: Costs
        - list:
          - listitem:
            - textbox "Cost 1 label": Setup
            - textbox "Setup": "250"
            - button "Remove Setup"
        - button "Add a cost"
      - paragraph: /Your figures stay in this browser/
      - button "Print"
      - paragraph: Return on investment
      - status "ROI": 100%
      - paragraph: ($500 − $250) ÷ $250 × 100 = 100%
      - paragraph: In the first year, the benefits exceed the costs by $250.
      - term: Gross benefits
      - definition:
        - status "Gross benefits": $500
      - term: Total costs
      - definition:
        - status "Total costs": $250
      - term: Net benefit
      - definition:
        - status "Net benefit": $250
      - term: Benefit-cost ratio
      - definition:
        - status "Benefit-cost ratio": "2.00"
      - term: Payback
      - definition:
        - status "Payback": 6 months
      - paragraph: /Payback assumes/
      - text: Yours 100% Example ${secondExample.number} ${secondExample.roi}
  `);
});
