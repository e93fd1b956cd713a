import type { Browser } from 'playwright/test';
import { faultPaths } from './list';
import { type SiteFault, type Viewer, widthOf } from './scene';
import { openStation, type Station } from './station';
import { type Visit, visit } from './visit';
import { wordsInHtml } from './words';

const viewers: readonly Viewer[] = ['visitor', 'signed in'];

export interface Cell {
  fault: SiteFault;
  viewer: Viewer;
  path: string;
}

export type Visited = Cell & Visit;

/** Each fault for each viewer on each page. */
export function allCells(faults: readonly SiteFault[]): Cell[] {
  return faults.flatMap((fault) =>
    viewers.flatMap((viewer) => faultPaths.map((path) => ({ fault, viewer, path }))),
  );
}

/** Each fault once, or one that stands for it; viewers and pages take turns. */
export function sampleCells(faults: readonly SiteFault[]): Cell[] {
  const cells = allCells([{ name: 'any' }]);
  // Five and twelve have no divisor in common: every pair of viewer and page has its turn.
  const chosen = faults.filter(({ alike }) => !alike);
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
  { sideBySide, done }: { sideBySide: number; done?: (visited: Visited) => void },
): Promise<Visited[]> {
  const stations = await Promise.all(Array.from({ length: sideBySide }, openStation));
  const visited: Visited[] = [];
  const waiting = cells.values();
  try {
    const [first] = stations;
    if (first === undefined) return [];
    const wordsAt = new Map<number, ReadonlyMap<string, string>>();
    for (const width of new Set(cells.map(({ fault }) => widthOf(fault)))) {
      wordsAt.set(width, await wordsInHtml(browser, first.platform.url, faultPaths, width));
    }
    const work = async (station: Station) => {
      for (const cell of waiting) {
        const words = wordsAt.get(widthOf(cell.fault)) ?? new Map();
        const result = { ...cell, ...(await visit(browser, station, { ...cell, words })) };
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
export function complaintsOf(visited: readonly Visited[]): string[] {
  return visited.flatMap(({ fault, viewer, path, complaints }) =>
    complaints.map((complaint) => `${fault.name}, ${viewer}, ${path}: ${complaint}`),
  );
}
