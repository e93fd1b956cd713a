import { type HostDescription, joined, type PathPattern, regexOf } from './host-description';

/** Where the configurations expect the site, and which port they listen on. */
export const server = { root: '/srv/site', port: 8080 };

/** A header for servers that match paths by regular expression. */
export interface ServerHeader {
  name: string;
  /** For paths that no pattern matches; undefined if the header isn't sent for them. */
  defaultValue: string | undefined;
  byPath: readonly { regex: string; value: string }[];
}

/** Files in `out/` that have no URL: compressed copies, and files for hosts. */
export const notServed = String.raw`^/(index|404|404\.html|_headers|_redirects|\.nojekyll|\.assetsignore)$|\.(br|gz)$`;

export function serverHeaders({ headers, cacheControl }: HostDescription): ServerHeader[] {
  const names = [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))];
  return names.map((name) => {
    const settings = headers.flatMap((rule) => {
      const value = rule.headers[name];
      return value === undefined ? [] : rule.paths.map((pattern) => ({ pattern, value }));
    });
    const isForAll = ({ pattern }: { pattern: PathPattern }) => pattern === '/*';
    const forAll = settings.find(isForAll)?.value;
    const fallback = name === 'Cache-Control' ? cacheControl : undefined;
    return {
      name,
      defaultValue: forAll ?? fallback,
      byPath: settings
        .filter((setting) => !isForAll(setting))
        .map(({ pattern, value }) => ({ regex: regexOf(pattern), value: joined(forAll, value) })),
    };
  });
}

/** A regular expression for `/X.html` and `/X/` of a page. Its first group is the page's name. */
export function nonCanonicalPaths({ pages }: HostDescription): string {
  return String.raw`^/(${pages.join('|')})(\.html|/)$`;
}

/** A value in the configuration of nginx or Caddy. */
export function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
