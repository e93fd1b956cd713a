import { expect } from 'playwright/test';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { installHint } from '@/lib/install-hint';
import { type Engine, type Keys, timeoutMs } from './engine';

const packages = {
  debian: 'firefox-esr',
  homebrew: '--cask firefox@esr',
  winget: 'Mozilla.Firefox.ESR',
};

/**
 * Starts the installed Firefox ESR, or the one in FIREFOX_PATH. Playwright needs a protocol command that it doesn't have.
 *
 * @throws an Error that says how to install it if it's missing
 */
export async function startFirefox(): Promise<Engine> {
  const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
  const browser = await puppeteer
    .launch({ browser: 'firefox', executablePath, defaultViewport: { width: 1440, height: 900 } })
    .catch((cause: unknown) => {
      const hint = `Set FIREFOX_PATH to an installed one. ${installHint(packages)}`;
      throw new Error(`Couldn’t start Firefox. ${hint}`, { cause });
    });
  const page = await browser.newPage();
  page.setDefaultTimeout(timeoutMs);
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });

  async function type(key: Keys): Promise<void> {
    if (typeof key === 'string') await page.keyboard.press(key);
    else await page.keyboard.type(key.text);
  }

  async function until<Result>(script: string): Promise<Result> {
    const handle = await page.waitForFunction(script);
    // The caller knows what its script returns.
    return (await handle.jsonValue()) as Result;
  }

  return {
    open: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
    until,
    press: (script) =>
      expect(async () => {
        const found = await page.waitForFunction(script);
        // It's an element, not a text.
        await (found.asElement() as ElementHandle<Element> | null)?.click();
      }).toPass({ timeout: timeoutMs }),
    async type(...keys) {
      for (const key of keys) await type(key);
    },
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
    },
    consoleErrors,
    stop: () => browser.close(),
  };
}
