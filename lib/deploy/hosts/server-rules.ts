import type { HeaderRule, HostDescription } from './host-description';
import { type PathPattern, regexOf } from './path-pattern';

/** A header as a server with regular expressions gets it: one value for all, or by path. */
export interface ServerHeader {
  name: string;
  /** For all paths that no pattern is for; undefined where the header is then not sent. */
  defaultValue: string | undefined;
  byPath: readonly { regex: string; value: string }[];
}

/** What a server would answer with a file of `out/` and should not: compressed copies, files for hosts. */
export const notServed = String.raw`^/(index|404|404\.html|_headers|_redirects|\.nojekyll|\.assetsignore)$|\.(br|gz)$`;

export function serverHeaders({ headers, cacheControl }: HostDescription): ServerHeader[] {
  const names = [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))];
  return names.map((name) => {
    const settings = headers.flatMap((rule: HeaderRule) => {
      const value = rule.headers[name];
      return value === undefined ? [] : rule.paths.map((pattern) => ({ pattern, value }));
    });
    const isForAll = ({ pattern }: { pattern: PathPattern }) => pattern === '/*';
    const fallback = name === 'Cache-Control' ? cacheControl : undefined;
    return {
      name,
      defaultValue: settings.find(isForAll)?.value ?? fallback,
      byPath: settings
        .filter((setting) => !isForAll(setting))
        .map(({ pattern, value }) => ({ regex: regexOf(pattern), value })),
    };
  });
}

/** A regular expression for the other spellings of a page's address; its first group is the name. */
export function nonCanonicalPaths({ pages }: HostDescription): string {
  return String.raw`^/(${pages.join('|')})(\.html|/)$`;
}
