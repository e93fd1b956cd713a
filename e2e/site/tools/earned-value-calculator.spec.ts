import { expect, test } from '../../fixtures';
import { calculatorOf, evmCard, example, openProgram, sentence } from './earned-value';
import { requestsOf } from './requests';
import { retype } from './retype';

test('without scripts, the worked example is complete', { tag: '@no-scripts' }, async ({
  browser,
  platform,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: platform.url });
  const page = await context.newPage();
  await page.goto('/Capabilities');
  const { region, pv, result } = calculatorOf(page);
  await expect(pv).toHaveValue(example.pv);
  await expect(result('CPI')).toHaveText(example.cpi);
  await expect(result('SPI')).toHaveText(example.spi);
  await expect(result('EAC')).toHaveText(example.eac);
  await expect(region).toContainText(evmCard.decision.text);
  await context.close();
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
  await expect(region).toContainText(sentence('over', words));
  await expect(region).not.toContainText(evmCard.decision.text);
  await expect(chart).toHaveAccessibleName(/earned value is \$400,000.*forecast is \$1,250,000/);
  await expect(page).toHaveURL(/#earned-value-calculator\?.*ev=400000/);
  expect(requests).toEqual([]);
});

test('rates the indices by the thresholds in content, in words', async ({ page }) => {
  await page.goto('/Capabilities');
  const { region, ev, ac, result } = calculatorOf(page);
  const { green, yellow } = evmCard.limits;
  for (const [index, health] of [
    [green, 'Green'],
    [yellow, 'Yellow'],
    [yellow - 0.01, 'Red'],
  ] as const) {
    await retype(ev, `${Math.round(index * 1000)}`);
    await retype(ac, '1000');
    await expect(result('CPI')).toHaveText(index.toFixed(2));
    await expect(region.getByText(health, { exact: true }).first()).toBeVisible();
  }
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
  await expect(region).toContainText(sentence('beyondBudget', { bac: '$1,980,000' }));
});

test('works by keyboard alone, and announces the result once', async ({ page }) => {
  await openProgram(page);
  const { region, pv, ev, ac, reset, result } = calculatorOf(page);
  await pv.focus();
  await page.keyboard.press('Tab');
  await expect(ev).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(ac).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1368000');
  await expect(result('CPI')).toHaveText('1.00');
  await expect(region.getByText(/^CPI 1\.00, SPI 0\.95\./)).toHaveRole('status');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(reset).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(result('CPI')).toHaveText(example.cpi);
  await expect(reset).toBeFocused();
});

test('says what to type when it can’t read an amount, and shows no old result', async ({
  page,
}) => {
  await page.goto('/Capabilities');
  const { ac, result } = calculatorOf(page);
  await retype(ac, 'a lot');
  await expect(ac).toHaveAccessibleDescription(/^Enter an amount in dollars/);
  await expect(result('CPI')).toHaveText('–');
  await expect(result('EAC')).toHaveText('–');
});

test('a shared link opens the pillar on a phone, and Back undoes a change', {
  tag: '@insert-text',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/Capabilities#earned-value-calculator?pv=500&ev=450&ac=500&bac=1000');
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
