import { expect, test } from '../../fixtures';
import { calculatorOf, evmCard, example, openProgram, sentence } from './earned-value';
import { requestsOf } from './requests';
import { retype } from './retype';

test('without scripts, the worked example is complete', { tag: '@no-scripts' }, async ({
  pageWithoutScripts: page,
}) => {
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
  await expect(result('CV')).toHaveText('−$100,000');
  await expect(result('SV')).toHaveText('−$100,000');
  await expect(result('EAC')).toHaveText('$1,250,000');
  await expect(result('ETC')).toHaveText('$750,000');
  await expect(result('VAC')).toHaveText('−$250,000');
  await expect(result('TCPI')).toHaveText('1.20');
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
  await page.goto(
    '/Capabilities#earned-value-calculator?pv=500&ev=500&ac=1000000&bac=2000000&green=0.95&yellow=0.90;end',
  );
  const { region, ev, ac, result } = calculatorOf(page);
  await expect(ac).toHaveValue('$1,000,000');
  for (const [earned, index, health] of [
    ['950,000', '0.95', 'Green'],
    ['949,999', '0.949', 'Yellow'],
    ['900,000', '0.90', 'Yellow'],
    ['895,000', '0.895', 'Red'],
  ] as const) {
    await retype(ev, earned);
    await expect(result('CPI')).toHaveText(index);
    await expect(region.getByText(health, { exact: true }).first()).toBeVisible();
  }
  await region.getByText(/^Green at 0\.95 or above/).click();
  await retype(region.getByRole('textbox', { name: 'Yellow at or above' }), '0.89');
  await expect(region.getByText('Yellow', { exact: true })).toBeVisible();
  await expect(result('CPI')).toHaveText('0.90');
  await retype(region.getByRole('textbox', { name: 'Yellow at or above' }), '0.97');
  await expect(region.getByText(/^Enter green, and yellow/)).toBeVisible();
  await expect(region.getByText('Yellow', { exact: true })).toHaveCount(0);
});

test('compares three forecasts, and uses the one that’s chosen', async ({ page }) => {
  await page.goto('/Capabilities#earned-value-calculator?pv=500&ev=400&ac=500&bac=1000;end');
  const { region, result } = calculatorOf(page);
  await expect(result('EAC')).toHaveText('$1,250');
  await region.getByText('Compare three forecasts').click();
  const forecast = (formula: string) =>
    region.getByRole('radio', { name: `EAC = ${formula}`, exact: false });
  await expect(region.getByRole('radio', { name: /in use/ })).toBeChecked();
  await expect(region.getByText('TCPI to this EAC 0.64')).toBeVisible();
  await forecast('AC + (BAC − EV) $').check();
  await expect(result('EAC')).toHaveText('$1,100');
  await expect(result('ETC')).toHaveText('$600');
  await expect(result('VAC')).toHaveText('−$100');
  await expect(region).toContainText(
    sentence('over', {
      ...{ basis: evmCard.sentences.bases.budget, eac: '$1,100', over: '$100', tcpi: '1.20' },
    }),
  );
  await expect(page).toHaveURL(/eac=budget.*;end$/);
  await page.reload();
  await expect(result('EAC')).toHaveText('$1,100');
});

test('a reset can be undone', async ({ page }) => {
  await openProgram(page);
  const { region, reset, pv, result } = calculatorOf(page);
  await reset.click();
  await expect(result('EAC')).toHaveText(example.eac);
  await region.getByRole('button', { name: 'Undo' }).click();
  await expect(pv).toHaveValue('$1,440,000');
  await expect(reset).toBeFocused();
});

test('says why there’s no forecast, and what a spent budget means', async ({ page }) => {
  await openProgram(page);
  const { region, ev, ac, result } = calculatorOf(page);
  await retype(ev, '0');
  await expect(result('EAC')).toHaveText('–');
  await expect(region).toContainText(sentence('notStarted'));
  await retype(ac, '0');
  await expect(result('CPI')).toHaveText('–');
  await retype(ev, '100');
  await expect(result('EAC')).toHaveText('–');
  await expect(region).toContainText(sentence('noCost'));
  await retype(ev, '١٠٠٠٠٠٠');
  await retype(ac, '2,000,000');
  await expect(result('CPI')).toHaveText('0.50');
  await expect(result('TCPI')).toHaveText('–');
  await expect(region).toContainText(
    sentence('spent', { left: '$980,000', eac: '$3,960,000', over: '$1,980,000' }),
  );
  await retype(ev, '1,980,000');
  await expect(region).toContainText(sentence('complete', { ac: '$2,000,000', bac: '$1,980,000' }));
  await retype(ev, '1,980,001');
  await expect(result('ETC')).toHaveText('–');
  await expect(region).toContainText(
    sentence('beyondBudget', { figure: 'Earned value', bac: '$1,980,000' }),
  );
});

test('works by keyboard alone, and announces the result once', async ({ page }) => {
  await openProgram(page);
  const { region, pv, ev, ac, reset, result } = calculatorOf(page);
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

test('a shared link opens the pillar on a phone, and Back undoes a change', {
  tag: '@insert-text',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/Capabilities#earned-value-calculator?pv=500&ev=450&ac=500&bac=1000;end');
  const { region, ac, result } = calculatorOf(page);
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
