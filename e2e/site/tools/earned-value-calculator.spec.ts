import { expect, test } from '../../fixtures';
import { retype } from '../../locators';
import { calculatorOf, evmCard, example, openProgram, sentence } from './earned-value';
import { expectLinked } from './linked-state';
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
  // One date has no curves.
  await expect(chart).toHaveCount(0);
  const requests = await requestsOf(page);
  await retype(ev, '4oo');
  await expect(ev).toHaveAttribute('aria-invalid', 'true');
  await retype(ev, '400k');
  await expect(ev).not.toHaveAttribute('aria-invalid');
  await retype(ac, '0.5M');
  await retype(bac, '1.000.000,00');
  await expect(result('CPI')).toHaveText('0.80');
  await expect(result('SPI')).toHaveText('0.80');
  await expect(result('EAC')).toHaveText('$1,250,000');
  const words = { eac: '$1,250,000', over: '$250,000', tcpi: '1.20' };
  await expect(region.getByText(/^CPI 0\.80, SPI 0\.80\./)).toHaveRole('status');
  await expect(region).toContainText(`${sentence('over', words)} ${sentence('notCredible')}`);
  await expect(region).not.toContainText(evmCard.decision.text);
  await expect(page).toHaveURL(/#earned-value-calculator\./);
  expect(requests).toEqual([]);
});

test('rates the exact indices by thresholds that the visitor can change, in words', async ({
  page,
}) => {
  const { region, ac, result } = await openProgram(page, {
    pv: '500',
    ev: '895000',
    ac: '1000000',
    bac: '2000000',
    green: '0.95',
    yellow: '0.90',
  });
  await expect(ac).toHaveValue('1000000');
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
  const { region, result } = await openProgram(page, {
    pv: '500',
    ev: '400',
    ac: '500',
    bac: '1000',
  });
  await expect(result('EAC')).toHaveText('$1,250');
  await region.getByText('Compare three forecasts').click();
  const forecast = (formula: string) =>
    region.getByRole('radio', { name: `EAC = ${formula}`, exact: false });
  await expect(region.getByRole('radio', { name: /in use/ })).toBeChecked();
  await expect(region.getByText('TCPI to this EAC 0.64')).toBeVisible();
  await forecast('AC + (BAC − EV) $').check();
  await expect(result('EAC')).toHaveText('$1,100');
  await expectLinked(page, '"basis":"budget"');
  await page.reload();
  await expect(result('EAC')).toHaveText('$1,100');
});

test('a reset can be undone', async ({ page }) => {
  const { region, reset, pv, result } = await openProgram(page);
  await reset.click();
  await expect(result('EAC')).toHaveText(example.eac);
  await region.getByRole('button', { name: 'Undo' }).click();
  await expect(pv).toHaveValue('1440000');
  await expect(reset).toBeFocused();
});

test('a shared link opens the pillar on a phone, and Back undoes a change', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { region, ac, result } = await openProgram(page, {
    pv: '500',
    ev: '450',
    ac: '500',
    bac: '1000',
  });
  await expect(result('CPI')).toBeVisible();
  await expect(region).toBeInViewport();
  await expect(result('EAC')).toHaveText('$1,111');
  // Slow typing would add a history entry.
  await ac.fill('450');
  await expectLinked(page, '"ac":"450"');
  await expect(result('CPI')).toHaveText('1.00');
  await page.goBack();
  await expect(result('CPI')).toHaveText('0.90');
  await expect(ac).toHaveValue('500');
});

test('draws a pasted series in hours, with its earned schedule, and keeps it in the link', async ({
  page,
}) => {
  const { region, ev, bac, result, chart } = await openProgram(page);
  await region.getByLabel('Amounts in').selectOption('Hours');
  await region.getByText('Paste a series for the curves').click();
  const series = region.getByRole('textbox', { name: 'Series' });
  const draw = region.getByRole('button', { name: 'Draw this series' });
  await series.fill('Actual\tMonth\tPlan\tEarned\n90\tMay\t100\t80\n210\tJune\t90\t150');
  await draw.click();
  await expect(region.getByText('In row 2, PV falls.')).toBeVisible();
  await series.fill(
    'Actual\tMonth\tPlan\tEarned\n90\tMay\t100\t80\n210\tJune\t200\t150\n\tJuly\t400\t',
  );
  await draw.click();
  await expect(ev).toHaveValue('150 h');
  await expect(bac).toHaveValue('400 h');
  await expect(result('ES')).toHaveText('1.50');
  await expect(result('SPI(t)')).toHaveText('0.75');
  await expect(result('IEAC(t)')).toHaveText('4.00');
  await expect(chart).toHaveAccessibleName(/earned value is 150 h.*forecast is 560 h/);
  await expectLinked(page, 'July');
  await page.reload();
  await expect(chart).toHaveAccessibleName(/earned value is 150 h/);
  await retype(ev, '140');
  await expect(region.getByText('The figures aren’t those of your series')).toBeVisible();
  await expect(chart).toHaveCount(0);
});
