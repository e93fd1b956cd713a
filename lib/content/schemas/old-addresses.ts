import { z } from 'zod';
import { stringField, valueAt } from '../tree';
import { checkList } from './unique';

/** What the site and the platform serve themselves; a test compares it with the published files. */
const ownPaths =
  /^\/(_next|_headers|_redirects|_not-found|\.|api|ws-user-apps|login|media|og|icons|icon|favicon|404|index|manifest|robots|sitemap|llms|search|plant|page-names)([./]|$)/i;

export const isOwnPath = (path: string) => ownPaths.test(path);

/** An address that used to lead to the page, on this host: `/products/shift-log` or `/about.php`. */
const oldAddress = z.string().superRefine((address, context) => {
  const message = addressProblem(address);
  if (message !== null) context.addIssue({ code: 'custom', message });
});

/** A page's old addresses, which lead to it. */
export const oldAddresses = z.array(oldAddress);

/** What's wrong with an old address by itself, or null. */
export function addressProblem(address: string): string | null {
  if (!address.startsWith('/')) {
    return 'must start with /: write the part of the address after the host, like /products/shift-log';
  }
  if (/[?#]/.test(address)) {
    return 'can’t have a ? or a #: write the part before it, which leads to the page with any query';
  }
  if (address.endsWith('/')) {
    return 'can’t end with /: leave it out, and both spellings lead to the page';
  }
  if (!/^(\/[\w~-][\w.~-]*)+$/.test(address)) {
    return 'can have only letters without accents, digits, and the signs - _ . ~ between single slashes: for another address, add a redirect in the host’s settings';
  }
  if (isOwnPath(address)) return 'is an address of the site’s own files: remove it';
  return null;
}

/** Reports old addresses that lead to a page already: as its own address, another spelling of it, or another old one. */
export const requireFreeAddresses = <S extends z.ZodArray>(pages: S): S =>
  checkList(pages, (entries, report) => {
    const names = entries.map((entry) => stringField(entry, 'name') ?? '');
    const owners = new Map(
      names.flatMap((name) =>
        ['', '.html'].map((ending) => [`/${name}${ending}`.toLowerCase(), name] as const),
      ),
    );
    for (const [index, entry] of entries.entries()) {
      const from = valueAt(entry, ['from']);
      for (const [position, address] of (Array.isArray(from) ? from.map(String) : []).entries()) {
        const owner = owners.get(address.toLowerCase());
        if (owner !== undefined) {
          report([index, 'from', position], `${address} already leads to ${owner}: remove it`);
        }
        owners.set(address.toLowerCase(), names[index] ?? '');
      }
    }
  });
