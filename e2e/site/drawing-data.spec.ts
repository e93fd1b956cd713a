import { readFileSync } from 'node:fs';
import jsQR from 'jsqr';
import type { Locator } from 'playwright/test';
import sharp from 'sharp';
import { formatIndex } from '@/lib/calculations/index-text';
import { calculateProgramHealth, content, toXapiStatements } from '@/lib/content';
import { expect, hydrate, test } from '../fixtures';
import { sectionById } from '../page-sections';
import { pages } from '../registry';

const { credential, evmCard, xapiStream } = content().drawings;

/** The URL of a page that has the picture with this title. */
function pageWithPicture(title: string): string {
  const page = pages.find(({ name }) => readFileSync(`out/${name}.html`, 'utf8').includes(title));
  if (page === undefined) throw new Error(`no page has the picture “${title}”`);
  return page.href;
}

test('the credential’s QR code decodes to the URL of the section that explains it', async ({
  page,
}) => {
  await page.goto(pageWithPicture(credential.title));
  await hydrate(page);
  const canonical = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
  );
  const code = page
    .getByRole('figure', { name: credential.title })
    .getByRole('img', { name: 'QR' });
  const address = new URL(await decodeQrCode(code));
  await expect(code).toHaveAccessibleName(`QR code that opens ${address.href}`);
  expect(address.origin).toBe(new URL(canonical).origin);

  await page.goto('/');
  await page.goto(address.pathname + address.hash);
  const part = sectionById(page.getByRole('main'), credential.code.to, address.hash.slice(1));
  await expect(part.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(part.getByText(/verification site/i)).toBeVisible();
});

test('the expanded statement is valid JSON that matches its xAPI statement', async ({ page }) => {
  await page.goto(pageWithPicture(xapiStream.title));
  const text = await page.getByRole('figure', { name: xapiStream.title }).innerText();
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  expect(JSON.parse(json)).toEqual(toXapiStatements(xapiStream)[xapiStream.opened - 1]);
});

test('the health card shows the indexes calculated from its figures', async ({ page }) => {
  await page.goto('/Capabilities');
  const card = page.getByRole('figure', { name: evmCard.title });
  const { cpi, spi, offTargetSince } = calculateProgramHealth(evmCard);
  for (const index of [cpi, spi]) {
    await expect(card).toContainText(formatIndex(Math.round(index * 1000), evmCard.limits));
  }
  if (offTargetSince !== null) {
    const limit = evmCard.limits.green.toFixed(2);
    await expect(card).toContainText(`CPI below ${limit} since week ${offTargetSince}.`);
  }
  await expect(card.getByRole('img')).toHaveAccessibleName(evmCard.chart);
});

/** Decodes the QR code in a screenshot of the element. */
async function decodeQrCode(element: Locator): Promise<string> {
  const { data, info } = await sharp(await element.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  if (found === null) throw new Error('no code can be read in the picture');
  return found.data;
}
