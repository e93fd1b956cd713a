import { chromium } from 'playwright';
import { browserLaunchOptions } from '@/lib/browser';
import { startTemporaryPlatform } from './temporary-platform';

const { platform, stop } = await startTemporaryPlatform({ out: 'out' });
const browser = await chromium.launch(browserLaunchOptions());
for (const [w, h] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
]) {
  const page = await browser.newPage({ viewport: { width: w, height: h }, baseURL: platform.url });
  page.on('console', (m) => m.type() === 'error' && console.log(w, m.text()));
  page.on('pageerror', (e) => console.log(w, e.message));
  await page.goto('/');
  await page.locator('#ask-the-records').scrollIntoViewIfNeeded();
  await page.locator('#ask-the-records').screenshot({ path: `/tmp/ask-${w}-0.png` });
  const field = page.getByRole('searchbox', { name: 'Ask Unit 200' });
  await field.click();
  await page.waitForTimeout(1500);
  await field.fill('Is F-207 isolated at 12:00?');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1500);
  await page.locator('#ask-the-records').screenshot({ path: `/tmp/ask-${w}-1.png` });
  console.log(page.url());
  const link = page.locator('main a.record').first();
  console.log(await link.textContent());
  await link.click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/ask-${w}-2.png` });
  await page.goto('/Platform#record-ptw-0415');
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/ask-${w}-3.png` });
  await page.close();
}
await browser.close();
await stop();
