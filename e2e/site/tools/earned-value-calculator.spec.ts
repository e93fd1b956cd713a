import { expect, test } from '../../fixtures';
import { retype } from '../../locators';
import { calculatorOf, evmCard, example, openProgram, sentence } from './earned-value';
import { requestsOf } from './requests';

test('without scripts, the worked example is complete', async ({ pageWithoutScripts: page }) => {
  await page.goto('/Capabilities');
  const { region, pv, result } = calculatorOf(page);
  await expect(pv).toHaveValue(example.pv);
  await expect(result('CPI')).toHaveText(example.cpi);
  await expect(result('SPI')).toHaveText(example.spi);
  await expect(result('EAC')).toHaveText(example.eac);
  await expect(region).toContainText(evmCard.decision.text);
});

test('calculates with the visitor’s amounts, and asks no server', async ({ page }) => {
  await page.goto('/Capabilities');
  const { region, pv, ev, ac, bac, result, chart } = calculatorOf(page);
  await retype(pv, '500,000');
  await expect(chart).not.toHaveAccessibleName(evmCard.chart);
  const requests = await requestsOf(page);
  await retype(ev, '400k');
  await retype(ac, '0.5M');
  await retype(bac, '1.000.000,00');
  await expect(result('CPI')).toHaveText('0.80');
  await expect(result('SPI')).toHaveText('0.80');
  await expect(result('EAC')).toHaveText('$1,250,000');
  const words = { eac: '$1,250,000', over: '$250,000', tcpi: '1.20' };
  await expect(region).toContainText(`${sentence('over', words)} ${sentence('notCredible')}`);
  await expect(region).not.toContainText(evmCard.decision.text);
  await expect(chart).toHaveAccessibleName(/earned value is \$400,000.*forecast is \$1,250,000/);
  await expect(page).toHaveURL(/#earned-value-calculator\?.*ev=400000/);
  expect(requests).toEqual([]);
});

test('rates the exact indices by thresholds that the visitor can change, in words', async ({
  page,
}) => {
  const { region, ac, result } = await openProgram(
    page,
    'pv=500&ev=895000&ac=1000000&bac=2000000&green=0.95&yellow=0.90',
  );
  await expect(ac).toHaveValue('$1,000,000');
  await expect(result('CPI')).toHaveText('0.895');
  await expect(region.getByText('Red', { exact: true })).toBeVisible();
  await region.getByText(/^Green at 0\.95 or above/).click();
  await retype(region.getByRole('textbox', { name: 'Yellow at or above' }), '0.89');
  await expect(region.getByText('Yellow', { exact: true })).toBeVisible();
  await expect(result('CPI')).toHaveText('0.90');
  await retype(region.getByRole('textbox', { name: 'Yellow at or above' }), '0.97');
  await expect(region.getByText(/^Enter green, and yellow/)).toBeVisible();
  await expect(region.getByText('Yellow', { exact: true })).toHaveCount(0);
});

test('compares three forecasts, and uses the one that’s chosen', async ({ page }) => {
  const { region, result } = await openProgram(page, 'pv=500&ev=400&ac=500&bac=1000');
  await expect(result('EAC')).toHaveText('$1,250');
  await region.getByText('Compare three forecasts').click();
  const forecast = (formula: string) =>
    region.getByRole('radio', { name: `EAC = ${formula}`, exact: false });
  await expect(region.getByRole('radio', { name: /in use/ })).toBeChecked();
  await expect(region.getByText('TCPI to this EAC 0.64')).toBeVisible();
  await forecast('AC + (BAC − EV) $').check();
  await expect(result('EAC')).toHaveText('$1,100');
  await expect(page).toHaveURL(/eac=budget.*;end$/);
  await page.reload();
  await expect(result('EAC')).toHaveText('$1,100');
});

test('a reset can be undone', async ({ page }) => {
  const { region, reset, pv, result } = await openProgram(page);
  await reset.click();
  await expect(result('EAC')).toHaveText(example.eac);
  await region.getByRole('button', { name: 'Undo' }).click();
  await expect(pv).toHaveValue('$1,440,000');
  await expect(reset).toBeFocused();
});

test('works by keyboard alone, and announces the result once', async ({ page }) => {
  const { region, pv, ev, ac, reset, result } = await openProgram(page);
  await reset.focus();
  await page.keyboard.press('Tab');
  await expect(pv).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(ev).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(ac).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1368000');
  await expect(result('CPI')).toHaveText('1.00');
  await expect(region.getByText(/^CPI 1\.00, SPI 0\.95\./)).toHaveRole('status');
  await reset.focus();
  await page.keyboard.press('Enter');
  await expect(result('CPI')).toHaveText(example.cpi);
  await expect(reset).toBeFocused();
});

test('a shared link opens the pillar on a phone, and Back undoes a change', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { region, ac, result } = await openProgram(page, 'pv=500&ev=450&ac=500&bac=1000');
  await expect(result('CPI')).toBeVisible();
  await expect(region).toBeInViewport();
  await expect(result('EAC')).toHaveText('$1,111');
  // Slow typing would add a history entry.
  await ac.fill('450');
  await expect(page).toHaveURL(/ac=450/);
  await expect(result('CPI')).toHaveText('1.00');
  await page.goBack();
  await expect(result('CPI')).toHaveText('0.90');
  await expect(ac).toHaveValue('$500');
});
