import type { Page } from 'playwright/test';

/** Whether React has hydrated the page. */
export async function isHydrated(page: Page): Promise<boolean> {
  return (await page.locator('html').getAttribute('data-ready')) !== null;
}

/** File names of the scripts that the page requests from now on. */
export function requestedScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    }
  });
  return scripts;
}
