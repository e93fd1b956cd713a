import { createLazyLoader } from '@/components/ui/lazy-loader';

/** The results panel, with MiniSearch. Loaded on interaction. */
export const searchPanelLoader = createLazyLoader(
  async () => (await import('./search-panel')).SearchPanel,
);
