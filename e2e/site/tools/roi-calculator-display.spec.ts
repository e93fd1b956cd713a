import { expect, test } from '../../fixtures';
import { retype } from './retype';
import { calculatorOf, secondExample, sheetLink } from './roi-calculator';

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
