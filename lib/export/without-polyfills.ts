import { rmSync } from 'node:fs';
import { join } from 'node:path';

const polyfills = /<script src="([^"]+)" noModule=""><\/script>/g;

/**
 * Takes Next's polyfills out of a page, and their file out of the export. They are for browsers that know
 * no modules, which could not read the other scripts either.
 */
export function withoutPolyfills(html: string, out: string): string {
  return html.replace(polyfills, (_, address: string) => {
    rmSync(join(out, address), { force: true });
    return '';
  });
}
