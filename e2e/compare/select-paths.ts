import { didYouMean } from '@/lib/content/did-you-mean';
import { CompareError } from './compare-error';
import { unknownPath } from './read-site';

/** Home comes first, and Page Not Found last. */
const rank = (path: string) => (path === '/' ? 0 : path === unknownPath ? 2 : 1);

/**
 * The paths of the named pages, or of all without names, by name.
 *
 * @throws CompareError for a name that neither site has
 */
export function selectPaths(paths: readonly string[], names: readonly string[]): string[] {
  if (names.length === 0) return paths.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  const byName = new Map(paths.map((path) => [path === '/' ? 'Home' : path.slice(1), path]));
  return names.map((name) => {
    const path = byName.get(name);
    if (path !== undefined) return path;
    const hint = didYouMean(name, byName.keys()) || '. Use a name from content/pages.yaml.';
    throw new CompareError(`Neither site has a page named “${name}”${hint}`);
  });
}
