import { createLazyLoader } from '@/components/ui/lazy-loader';

/** The code that answers a query, with MiniSearch: loaded on interaction. */
export const searchPanelLoader = createLazyLoader(
  async () => (await import('./search-panel')).SearchPanel,
);
