import type { MediaChange } from './comparison';
import { readFile, type Site } from './site';

/** Compares what both sites serve at the paths that a page uses. */
export async function compareMedia(
  sites: { before: Site; after: Site },
  used: { before: readonly string[]; after: readonly string[] },
): Promise<MediaChange[]> {
  const paths = [...new Set([...used.before, ...used.after])];
  const changes = await Promise.all(
    paths.map(async (path): Promise<MediaChange | null> => {
      const [before, after] = await Promise.all([
        used.before.includes(path) ? readFile(sites.before, path) : null,
        used.after.includes(path) ? readFile(sites.after, path) : null,
      ]);
      if (before === null && after === null) return null;
      if (before === null) return { what: 'added', path, before, after };
      if (after === null) return { what: 'removed', path, before, after };
      return before.equals(after) ? null : { what: 'changed', path, before, after };
    }),
  );
  return changes.filter((change) => change !== null);
}
