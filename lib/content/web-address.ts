import { parseUrl } from '@/lib/parse-url';

/** On a public host, without a user name or a space. Never requests it. */
export const webAddress = /^https:\/\/[^\s/?#@:]+\.[a-z][a-z0-9-]+(?::\d+)?(?:[/?#]\S*)?$/i;

export const webAddressMessage =
  'isn’t the address of a page on another site: write one like https://www.iso.org/standard/68708.html, with the s, and without a space or a user name';

/** Whether an address is on this site, with or without `www`. Null: the site's own host isn't known. */
export function isOwnAddress(address: string, ownHost: string | null): boolean {
  const url = parseUrl(address);
  if (ownHost === null || url === null) return false;
  const [host, own] = [url.host, ownHost].map((name) => name.replace(/^www\./, ''));
  return host === own;
}
