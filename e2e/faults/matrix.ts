import type { Browser } from 'playwright/test';
import { faultPaths } from './fault-groups';
import { noJsBaseline } from './main-text';
import { type Persona, type SiteFault, viewportWidth } from './site-fault';
import { startTestServers, type TestServers } from './test-servers';
import { type VisitResult, visit } from './visit';

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
