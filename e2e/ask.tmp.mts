import { chromium } from 'playwright';
import { statSync, existsSync } from 'node:fs';
import { browserLaunchOptions } from '@/lib/browser';
import { startTemporaryPlatform } from './temporary-platform';
const { platform, stop } = await startTemporaryPlatform({ out: 'out' });
const browser = await chromium.launch(browserLaunchOptions());
const page = await browser.newPage({ baseURL: platform.url });
const got: string[] = [];
page.on('request', (r) => got.push(new URL(r.url()).pathname));
await page.goto('/'); await page.waitForTimeout(1500); const n = got.length;
await page.getByRole('searchbox', { name: 'Ask Unit 200' }).focus(); await page.waitForTimeout(3000);
let sum = 0;
for (const p of got.slice(n)) { const f = `out${p}`; const s = existsSync(`${f}.br`) ? statSync(`${f}.br`).size : existsSync(f) ? statSync(f).size : 0; sum += s; console.log(s, p); }
console.log(sum);
await browser.close(); await stop();
