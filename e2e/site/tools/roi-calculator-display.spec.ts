import { expect, test } from '../../fixtures';
import { retype } from '../../locators';
import { calculatorOf, openSheet, secondExample, sheetLink } from './roi-calculator';

test('a link that was cut off doesn’t read its last amount as a smaller one', async ({ page }) => {
  await page.goto(sheetLink.slice(0, -';end'.length - 1));
  const { region, field, result } = calculatorOf(page);
  await expect(region.getByText('Its end is missing.')).toBeVisible();
  await expect(field('Owner coaching')).toHaveValue('1500…');
  await expect(result('ROI')).toHaveText('–');
  await retype(field('Owner coaching'), '15,000');
  await expect(result('ROI')).toHaveText('50%');
  await expect(page).toHaveURL(/;end$/);
});

const longLabel =
  'Contractor backfill avoided in all three units during the spring 2026 turnaround';

/** A browser's `print()`, which tells before it prints. */
const stubPrint = "window.print = () => dispatchEvent(new Event('beforeprint'))";

test('prints the sheet alone, with its date', async ({ page }) => {
  await page.addInitScript(stubPrint);
  await page.clock.setFixedTime(new Date('2026-11-27T12:00:00'));
  const { region, field, button, result } = await openSheet(page);
  await retype(field('Overtime saved'), '82000');
  await retype(field('Benefit 1 label'), longLabel);
  await button('Print').click();
  await page.emulateMedia({ media: 'print' });
  await expect(result('ROI')).toBeVisible();
  await expect(region.getByText('Friday, November 27, 2026')).toBeVisible();
  // A field would cut it off.
  await expect(region.getByText(longLabel)).toBeVisible();
  await expect(region.getByText('The figures are the user’s own.')).toBeVisible();
  await expect(field(longLabel)).toBeVisible();
  await expect(button('Add a cost')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [browser, stub, next] of [
  ['ignores print()', 'window.print = () => {}', null],
  ['never tells that it has printed', stubPrint, 'press'],
  ['never tells that it has printed', stubPrint, 'print'],
] as const) {
  test(`prints the whole page again in a browser that ${browser}${next === null ? '' : `, after a ${next}`}`, async ({
    page,
  }) => {
    await page.addInitScript(stub);
    await page.goto(sheetLink);
    const { field, button } = calculatorOf(page);
    await expect(field('Overtime saved')).toBeVisible();
    await button('Print').click();
    if (next === 'press') await page.keyboard.press('Shift');
    if (next === 'print') await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a screen reader gets the fields in their order, then the result', async ({ page }) => {
  await page.goto(
    `/ISO#roi-calculator?start=${secondExample.number}&benefit=Hours&benefit-amount=500&cost=Setup&cost-amount=200;end`,
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
      - group: Attribution, learner time, years, intangibles
      - paragraph: /Your figures aren’t sent to us/
      - button "Reset to the example"
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
  `);
});
