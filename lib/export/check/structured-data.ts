import { z } from 'zod';
import type { ExportFiles, Fault } from './export-files';
import type { ParsedPage } from './read-page';

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string(), '@id': z.url() })).min(1),
});

type Thing = z.infer<typeof graph>['@graph'][number];

/** Checks that every indexable page has valid JSON-LD, and that each referenced ID is described at its URL. */
export function checkStructuredData(
  pages: readonly ParsedPage[],
  files: ExportFiles,
  siteUrl: string,
): Fault[] {
  const faults: Fault[] = [];
  const described = new Map<string, Thing[]>();
  for (const { file, indexable, jsonLd } of pages) {
    if (indexable && jsonLd.length === 0) {
      faults.push({ file, message: 'has no structured data. Give it StructuredData' });
    }
    const things = jsonLd.flatMap((text) => {
      const read = readGraph(text);
      if (read !== null) return read;
      faults.push({
        file,
        message: 'has structured data that is not a graph of objects with @type and @id. Fix it',
      });
      return [];
    });
    described.set(file, things);
  }
  for (const [file, things] of described) {
    for (const id of things.flatMap(findReferencedIds)) {
      const target = files.resolve(new URL(id, siteUrl).pathname);
      const isDescribed =
        described.get(target ?? '')?.some((thing) => thing['@id'] === id) === true;
      if (isDescribed) continue;
      faults.push({
        file,
        message: `points to ${id} in its structured data, but no page at that URL describes it. Fix the id, or describe it there`,
      });
    }
  }
  return faults;
}

function readGraph(text: string): Thing[] | null {
  try {
    const parsed = graph.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data['@graph'] : null;
  } catch {
    // Invalid JSON gets the same message.
    return null;
  }
}

/** IDs of objects that are only referenced, not described. */
function findReferencedIds(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const entries = Object.entries(tree);
  const [only] = entries;
  if (entries.length === 1 && only?.[0] === '@id') return [String(only[1])];
  return entries.flatMap(([, value]) => findReferencedIds(value));
}
