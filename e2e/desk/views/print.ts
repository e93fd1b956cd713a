import { html } from 'hono/html';
import type { Page } from 'playwright';
import type { SiteUrls } from '../client/site-url';
import { type FetchedPage, PageError } from './fetch-page';

type Html = ReturnType<typeof html>;

/** The page on paper, as a PDF in a frame; or how to install a browser that can print it. */
export async function printView({ path }: FetchedPage): Promise<Html> {
  const problem = await findBrowserProblem();
  if (problem !== undefined) {
    return html`<h2>Printed</h2><p class="warning">The desk prints with Chromium or Chrome. ${problem}</p>`;
  }
  const address = `/preview/views/print.pdf?page=${encodeURIComponent(path)}`;
  return html`<div class="printed">
    <h2>Printed</h2>
    <p class="hint">On US Letter paper. <a href="${address}" target="_blank" rel="noopener">Open the PDF</a></p>
    <iframe title="Printed page" src="${address}"></iframe>
  </div>`;
}

async function findBrowserProblem(): Promise<string | undefined> {
  const { browserLaunchOptions } = await import('@/lib/browser');
  try {
    browserLaunchOptions();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Prints a page of the site as a browser does, with its print styles. Takes a second or two. */
export async function printPdf(path: string, site: SiteUrls): Promise<Uint8Array<ArrayBuffer>> {
  // Playwright is loaded on use, because most visits to the desk don't print.
  const { chromium } = await import('playwright');
  const { browserLaunchOptions } = await import('@/lib/browser');
  const browser = await chromium.launch(browserLaunchOptions()).catch((error: Error) => {
    throw new PageError(`The browser that prints didn’t start: ${error.message.split('\n')[0]}`);
  });
  try {
    const page = await browser.newPage();
    await page.goto(site.urlOf(path).href);
    await waitForStyles(page);
    return new Uint8Array(await page.pdf({ format: 'Letter' }));
  } finally {
    await browser.close();
  }
}

/** The site loads its print styles after the first paint. */
async function waitForStyles(page: Page): Promise<void> {
  const areLoaded = () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    return links.length > 0 && links.every(({ sheet }) => sheet !== null);
  };
  await page.waitForFunction(areLoaded, undefined, { timeout: 10_000 }).catch(() => {
    throw new PageError('The page’s print styles didn’t load.');
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
