import { createLazyLoader } from '@/components/ui/on-demand';

/** The code that answers a query, with MiniSearch: loaded on interaction. */
export const searchPanelLoader = createLazyLoader(
  async () => (await import('./answers')).SearchPanel,
);
