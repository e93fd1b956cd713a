import {
  type IslandName,
  isIslandName,
  islands,
  loadHydration,
} from '@/components/islands/registry';
import { applyStyleSheets } from './style-sheets';

/** An island of an export. In `next dev`, islands have no props in the HTML, because React hydrates the whole page. */
export const island = '[data-island][data-props]';

/** The islands of the page. */
export interface Islands {
  /** Loads an island's scripts, without hydrating it. */
  preload(element: HTMLElement): void;
  /**
   * Hydrates an island, once.
   *
   * @returns whether it could be loaded and rendered; if not, its HTML stays, and the next call tries again
   */
  hydrate(element: HTMLElement): Promise<boolean>;
  /** Hydrates the island with this name; false if this page doesn't have it. */
  hydrateNamed(name: IslandName): Promise<boolean>;
  find(name: string): HTMLElement | null;
}

/** @param report called with what kept an island from being hydrated, and its name */
export function createIslands(report: (error: unknown, name: string) => void): Islands {
  const hydrations = new Map<HTMLElement, Promise<boolean>>();

  async function start(element: HTMLElement): Promise<boolean> {
    const { island: name = '' } = element.dataset;
    try {
      const [{ default: component }, { hydrateIsland }] = await loadScripts(name);
      applyStyleSheets();
      await hydrateIsland(element, component, (error) => report(error, name));
      return true;
    } catch (error) {
      hydrations.delete(element);
      element.dataset.failed = '';
      report(error, name);
      return false;
    }
  }

  function hydrate(element: HTMLElement): Promise<boolean> {
    if (!element.matches(island)) return Promise.resolve(true);
    const running = hydrations.get(element) ?? start(element);
    hydrations.set(element, running);
    return running;
  }

  function find(name: string): HTMLElement | null {
    return document.querySelector(`[data-island="${name}"]`);
  }

  return {
    // If it fails, hydrating reports it.
    preload: ({ dataset }) => void loadScripts(dataset.island ?? '').catch(() => {}),
    hydrate,
    hydrateNamed(name) {
      const element = find(name);
      return element === null ? Promise.resolve(false) : hydrate(element);
    },
    find,
  };
}

async function loadScripts(name: string) {
  if (!isIslandName(name)) throw new Error(`There’s no island ${name}`);
  return Promise.all([islands[name](), loadHydration()]);
}
