import type { CellResult } from './matrix';

/** A row for each fault: how many of its visits were as they have to be, and what they cost. */
export function formatTable(visited: readonly CellResult[]): string {
  const names = [...new Set(visited.map(({ fault }) => fault.name))];
  const width = Math.max(...names.map((name) => name.length));
  const rows = names.map((name) => {
    const own = visited.filter(({ fault }) => fault.name === name);
    const passed = own.filter(({ problems }) => problems.length === 0).length;
    const longest = Math.max(...own.map(({ loadingMs }) => loadingMs ?? 0));
    const most = Math.max(...own.map(({ requests }) => requests));
    return [
      name.padEnd(width),
      `${passed} of ${own.length}`.padStart(8),
      `${(longest / 1000).toFixed(1)} s`.padStart(8),
      String(most).padStart(9),
    ].join('  ');
  });
  const head = ['fault'.padEnd(width), '  passed', ' spinner', ' requests'].join('  ');
  return [head, '-'.repeat(head.length), ...rows].join('\n');
}
