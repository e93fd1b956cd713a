import type { Browser } from 'playwright/test';
import { browserLaunchOptions } from '@/lib/browser';
import { browserFaults } from './browsers';
import { componentFaults } from './component-errors';
import { connectionFaults } from './connections';
import { extensionFaults } from './extensions';
import { noJsBaseline } from './main-text';
import { responseFaults } from './responses';
import { scriptFaults } from './scripts';
import { type Persona, type SiteFault, viewportWidth } from './site-fault';
import { statusFaults } from './statuses';
import { startTestServers, type TestServers } from './test-servers';
import { type VisitResult, visit } from './visit';

/** All faults, by where they occur. */
export const faultGroups: Record<string, readonly SiteFault[]> = {
  connections: connectionFaults,
  responses: responseFaults,
  statuses: statusFaults,
  browsers: browserFaults,
  scripts: scriptFaults,
  components: componentFaults,
  extensions: extensionFaults,
};

/** Home, a page of cards, a long page, a legal page with a date, a placeholder, and an unknown path. */
export const faultPaths = [
  '/',
  '/AITeam',
  '/Capabilities',
  '/TermsOfService',
  '/ShiftLog',
  '/NoSuchPage',
] as const;

const personas: readonly Persona[] = ['visitor', 'signed in'];

export interface Cell {
  fault: SiteFault;
  persona: Persona;
  path: string;
}

export type CellResult = Cell & VisitResult;

/** Each fault for each persona on each page. */
export function allCells(faults: readonly SiteFault[]): Cell[] {
  return faults.flatMap((fault) =>
    personas.flatMap((persona) => faultPaths.map((path) => ({ fault, persona, path }))),
  );
}

/** Each fault once, except those with `skipInSample`, cycling through personas and pages. */
export function sampleCells(faults: readonly SiteFault[]): Cell[] {
  const cells = allCells([{ name: 'any' }]);
  // 5 and 12 are coprime, so every pair of persona and page gets its turn.
  const sampled = faults.filter(({ skipInSample }) => !skipInSample);
  return sampled.map((fault, index) => ({ ...cells[(index * 5) % cells.length], fault }) as Cell);
}

/** Without the site's fonts: when they load late, they shift a line or two, which would look like a fault's effect. */
export const matrixLaunchOptions = () => browserLaunchOptions(['--disable-remote-fonts']);

/**
 * Visits the cells concurrently: most visits spend most of their time waiting.
 *
 * @param done called with each result, in order of completion
 */
export async function visitCells(
  browser: Browser,
  cells: readonly Cell[],
  { concurrency, done }: { concurrency: number; done?: (visited: CellResult) => void },
): Promise<CellResult[]> {
  const serverPool = await Promise.all(Array.from({ length: concurrency }, startTestServers));
  const visited: CellResult[] = [];
  const queue = cells.values();
  try {
    const [first] = serverPool;
    if (first === undefined) return [];
    const textsByWidth = new Map<number, ReadonlyMap<string, string>>();
    for (const width of new Set(cells.map(({ fault }) => viewportWidth(fault)))) {
      textsByWidth.set(width, await noJsBaseline(browser, first.platform.url, faultPaths, width));
    }
    const runWorker = async (servers: TestServers) => {
      for (const cell of queue) {
        const expectedTexts = textsByWidth.get(viewportWidth(cell.fault)) ?? new Map();
        const result = { ...cell, ...(await visit(browser, servers, { ...cell, expectedTexts })) };
        visited.push(result);
        done?.(result);
      }
    };
    await Promise.all(serverPool.map(runWorker));
  } finally {
    await Promise.all(serverPool.map((servers) => servers.stop()));
  }
  return visited;
}

/** A line for each problem. */
export function describeProblems(visited: readonly CellResult[]): string[] {
  return visited.flatMap(({ fault, persona, path, problems }) =>
    problems.map((problem) => `${fault.name}, ${persona}, ${path}: ${problem}`),
  );
}

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
