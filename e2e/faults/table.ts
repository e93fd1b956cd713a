import type { CellResult } from './matrix';

/** A row for each fault: how many visits passed, the longest spinner, and the most requests. */
export function formatTable(visited: readonly CellResult[]): string {
  const names = [...new Set(visited.map(({ fault }) => fault.name))];
  const width = Math.max(...names.map((name) => name.length));
  const rows = names.map((name) => {
    const visits = visited.filter(({ fault }) => fault.name === name);
    const passed = visits.filter(({ problems }) => problems.length === 0).length;
    const longest = Math.max(...visits.map(({ loadingMs }) => loadingMs ?? 0));
    const maxRequests = Math.max(...visits.map(({ requests }) => requests));
    return [
      name.padEnd(width),
      `${passed} of ${visits.length}`.padStart(8),
      `${(longest / 1000).toFixed(1)} s`.padStart(8),
      String(maxRequests).padStart(9),
    ].join('  ');
  });
  const head = ['fault'.padEnd(width), '  passed', ' spinner', ' requests'].join('  ');
  return [head, '-'.repeat(head.length), ...rows].join('\n');
}
