import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

const pages = import.meta.glob<object>([
  './**/page.tsx',
  './**/route.ts',
  './{sitemap,robots,manifest,not-found}.{ts,tsx}',
]);

it.each(Object.keys(pages))(
  '%s reads the content when it’s rendered, so no mistake outlives its fix',
  async (file) => {
    // A folder without content: what reads it now throws, and `next dev` would keep the error.
    vi.spyOn(process, 'cwd').mockReturnValue('/nowhere');
    await expect(pages[file]?.()).resolves.toBeDefined();
  },
);
