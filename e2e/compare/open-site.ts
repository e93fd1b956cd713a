import { openAddress } from './address-site';
import { CompareError } from './compare-error';
import { openFolder } from './folder-site';
import type { Site } from './site';

/**
 * @param where an address with http or https, or a folder
 * @throws CompareError if it's neither, or there's no site
 */
export async function openSite(where: string): Promise<Site> {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(where)) return openFolder(where);
  if (/^https?:\/\//i.test(where) && URL.canParse(where)) return openAddress(where);
  throw new CompareError(
    `${where} isn’t a web address. It starts with https://, as in https://www.example.com.`,
  );
}
