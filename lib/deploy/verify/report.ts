import { remedies } from './remedies';
import type { Finding } from './verify';

const maxPaths = 3;

/** Formats findings by remedy, with one line for the same problem at several paths. */
export function report(findings: readonly Finding[]): string {
  return group(findings, ({ fix }) => fix)
    .map(([fix, ofKind]) => {
      const lines = group(ofKind, ({ message }) => message).map(
        ([what, same]) => `  ${what}: ${formatPaths([...new Set(same.map(({ path }) => path))])}`,
      );
      return `${lines.join('\n')}\n  → ${remedies[fix]}`;
    })
    .join('\n\n');
}

function formatPaths(paths: readonly string[]): string {
  const more = paths.length - maxPaths;
  return paths.slice(0, maxPaths).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function group<T, K>(items: readonly T[], keyOf: (item: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
}
