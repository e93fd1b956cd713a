import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';

/**
 * Replaces a property in the exported scripts with code that throws. Minified code is found by what it renders.
 *
 * @param property as minified, such as `children:"Sign in"`
 * @param within replaces only in scripts that also contain this text
 */
export function injectThrow(page: Page, property: string, within = property): Promise<unknown> {
  const name = property.slice(0, property.indexOf(':'));
  const replacement = `${name}:(()=>{throw new Error("injected")})()`;
  return page.route('**/_next/static/**/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    // Read from disk: once the page is closed, a response from the host is no longer available.
    const code = readFileSync(join('out', pathname), 'utf8');
    const body = code.includes(within) ? code.replaceAll(property, replacement) : code;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}
