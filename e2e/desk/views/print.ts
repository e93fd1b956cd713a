import { html } from 'hono/html';
import type { SiteUrls } from '../client/site-url';
import type { Html } from '../html-document';
import { type FetchedPage, PageError } from './fetch-page';

/** The page on paper, as a PDF in a frame. */
export function printView({ path }: FetchedPage): Html {
  const address = `/preview/views/print.pdf?page=${encodeURIComponent(path)}`;
  return html`<div class="printed">
    <h2>Printed</h2>
    <p class="hint">On US Letter paper. <a href="${address}" target="_blank" rel="noopener">Open the PDF</a></p>
    <iframe title="Printed page" src="${address}"></iframe>
  </div>`;
}

/**
 * Prints a page of the site as a browser does, with its print styles. Takes a second or two.
 * @throws {PageError} that says how to install a browser if there's none
 */
export async function printPdf(path: string, site: SiteUrls): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on use, because most visits to the desk don't print.
  const { launchBrowser, waitForPaint } = await import('../../compare/take-screenshot');
  const browser = await launchBrowser().catch((error: Error) => {
    throw new PageError(`The desk prints with Chromium or Chrome. ${error.message}`);
  });
  try {
    const page = await browser.newPage();
    await page.goto(site.urlOf(path).href);
    // The site loads its print styles after the first paint.
    const haveStylesLoaded = () => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      return links.length > 0 && links.every(({ sheet }) => sheet !== null);
    };
    await page.waitForFunction(haveStylesLoaded).catch(() => {
      throw new PageError('The page’s print styles didn’t load.');
    });
    await waitForPaint(page);
    return new Uint8Array(await page.pdf({ format: 'Letter' }));
  } finally {
    await browser.close();
  }
}
