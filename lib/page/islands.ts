import { isIslandName, islands, loadHydration } from '@/components/islands/registry';
import { restoreTexts } from './island-texts';
import { applyStyleSheets } from './style-sheets';

/** An island of an export. In `next dev`, islands have no props in the HTML, because React hydrates the whole page. */
export const island = '[data-island][data-props]';

export function findIsland(name: string): HTMLElement | null {
  return document.querySelector(`[data-island="${name}"]`);
}

/** Loads an island's scripts, without hydrating it. */
export function preloadIsland({ dataset }: HTMLElement): void {
  // If it fails, hydrating reports it.
  loadScripts(dataset.island ?? '').catch(() => {});
}

/** The islands that are loading. */
const loading = new Map<HTMLElement, Promise<void>>();

/**
 * Hydrates an island, and sets `data-ready`. If it can't be loaded or rendered, its HTML stays, with `data-failed`, and
 * the next call tries again. Does nothing when it's hydrated.
 *
 * @param report called with what kept the island from being hydrated, or what React couldn't render later
 * @returns resolves when it's hydrated or has failed
 */
export async function hydrate(element: HTMLElement | null, report: Report): Promise<void> {
  if (!element?.matches(`${island}:not([data-ready])`)) return;
  const attempt = loading.get(element) ?? load(element, report);
  loading.set(element, attempt);
  await attempt;
  loading.delete(element);
}

type Report = (error: unknown, name: string) => void;

async function load(element: HTMLElement, report: Report): Promise<void> {
  const { dataset } = element;
  const { island: name = '' } = dataset;
  try {
    const [{ default: component }, { hydrateIsland }] = await loadScripts(name);
    applyStyleSheets();
    restoreTexts(element);
    await hydrateIsland(element, component, (error) => report(error, name));
    dataset.ready = '';
  } catch (error) {
    dataset.failed = '';
    report(error, name);
  }
}

async function loadScripts(name: string) {
  if (!isIslandName(name)) throw new Error(`There’s no island ${name}`);
  return Promise.all([retried<IslandModule>(islands[name]), retried(loadHydration)]);
}

type IslandModule = Awaited<ReturnType<(typeof islands)[keyof typeof islands]>>;

/** Some browsers never fetch an address again whose script has failed to load, so the second try has another one. */
async function retried<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const [address] = /\w+:\/\/\S+\.js\b/.exec(String(error)) ?? [];
    if (address === undefined) throw error;
    // The same module.
    return import(/* webpackIgnore: true */ `${address}?again=${Date.now()}`);
  }
}
