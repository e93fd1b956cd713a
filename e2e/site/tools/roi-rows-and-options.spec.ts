import { expect, test } from '../../fixtures';
import { retype } from '../../locators';
import { firstExample, openSheet, secondExample } from './roi-calculator';

test('never joins the numbers of a pasted row or column, and never cuts digits', {
  // Other engines don't grant access to the clipboard.
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { field, result } = await openSheet(page);
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
  const { region, field, result } = await openSheet(page);
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
  const { region, field, result } = await openSheet(page);
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
  await expect(page).toHaveURL(/intangibles=Fewer%20complaints/);
  await page.reload();
  await expect(region.getByText('Intangible, not in the figure: Fewer complaints')).toBeVisible();
  await expect(result('ROI')).toHaveText('200%');
});

test('a blank amount is no 0', async ({ page }) => {
  const { region, button, field, result } = await openSheet(page);
  await button('Add a cost').click();
  await expect(field('Cost 3')).toHaveValue('');
  await expect(region).toContainText('Blank amounts aren’t counted: 1.');
  await expect(result('ROI')).toHaveText('50%');
  await retype(field('Cost 3'), '0');
  await expect(region.getByText('Blank amounts')).toHaveCount(0);
});

test('another example or a reset doesn’t take the visitor’s rows for good', async ({ page }) => {
  const { button, field, result, start } = await openSheet(page);
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
