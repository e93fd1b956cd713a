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

/** Each fault for each viewer on each page. */
export function allCells(faults: readonly SiteFault[]): Cell[] {
  return faults.flatMap((fault) =>
    personas.flatMap((persona) => faultPaths.map((path) => ({ fault, persona, path }))),
  );
}

/** Each fault once, or one that stands for it; viewers and pages take turns. */
export function sampleCells(faults: readonly SiteFault[]): Cell[] {
  const cells = allCells([{ name: 'any' }]);
  // Five and twelve have no divisor in common: every pair of viewer and page has its turn.
  const chosen = faults.filter(({ skipInSample }) => !skipInSample);
  return chosen.map((fault, index) => ({ ...cells[(index * 5) % cells.length], fault }) as Cell);
}

/**
 * Visits the cells, so many of them side by side: most of the time of most of them is spent waiting.
 *
 * @param done hears of each, in the order in which they end
 */
export async function visitCells(
  browser: Browser,
  cells: readonly Cell[],
  { sideBySide, done }: { sideBySide: number; done?: (visited: CellResult) => void },
): Promise<CellResult[]> {
  const stations = await Promise.all(Array.from({ length: sideBySide }, startTestServers));
  const visited: CellResult[] = [];
  const waiting = cells.values();
  try {
    const [first] = stations;
    if (first === undefined) return [];
    const wordsAt = new Map<number, ReadonlyMap<string, string>>();
    for (const width of new Set(cells.map(({ fault }) => viewportWidth(fault)))) {
      wordsAt.set(width, await noJsBaseline(browser, first.platform.url, faultPaths, width));
    }
    const work = async (station: TestServers) => {
      for (const cell of waiting) {
        const expectedTexts = wordsAt.get(viewportWidth(cell.fault)) ?? new Map();
        const result = { ...cell, ...(await visit(browser, station, { ...cell, expectedTexts })) };
        visited.push(result);
        done?.(result);
      }
    };
    await Promise.all(stations.map(work));
  } finally {
    await Promise.all(stations.map((station) => station.stop()));
  }
  return visited;
}

/** A line for each complaint. */
export function describeProblems(visited: readonly CellResult[]): string[] {
  return visited.flatMap(({ fault, persona, path, problems }) =>
    problems.map((complaint) => `${fault.name}, ${persona}, ${path}: ${complaint}`),
  );
}
