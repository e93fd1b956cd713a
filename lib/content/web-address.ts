import { parseUrl } from '@/lib/parse-url';

/** What's wrong with the address of a page on another site, or null. Never requests it. */
export function webAddressProblem(address: string): string | null {
  if (/\s/.test(address)) {
    return 'has a space: copy the address from the browser again, or write %20 for the space';
  }
  const [, scheme, rest = ''] = /^([a-z][a-z0-9+.-]*:)?(.*)$/i.exec(address) ?? [];
  if (scheme === 'mailto:') return 'is an email address: use `mail`, or write the address as text';
  if (scheme === 'http:') {
    return 'must start with https://, since http:// pages can be read and changed on the way: add the s, and check that the page opens';
  }
  if (scheme !== undefined && scheme !== 'https:') {
    return `must start with https://: links with “${scheme}” aren’t allowed`;
  }
  if (scheme === undefined) return 'must start with https://';
  const host = /^\/\/([^/?#]*)/.exec(rest)?.[1];
  if (host === undefined) return 'must start with https://, with two slashes';
  if (host === '') return 'has no host: write one after https://, like https://www.iso.org';
  if (host.includes('@')) {
    return 'has a user name or a password, which every visitor would see: remove everything up to the @';
  }
  const hostname = parseUrl(address)?.hostname ?? '';
  if (/\.[a-z][a-z0-9-]+$/.test(hostname)) return null;
  return `has “${host}” as its host, which isn’t a public address: write one like www.iso.org`;
}

/** Whether an address is on this site, with or without `www`. Null: the site's own host isn't known. */
export function isOwnAddress(address: string, ownHost: string | null): boolean {
  const url = parseUrl(address);
  if (ownHost === null || url === null) return false;
  const [host, own] = [url.host, ownHost].map((name) => name.replace(/^www\./, ''));
  return host === own;
}
