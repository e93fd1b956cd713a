import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    // On a busy machine everything takes its time: only what hangs is to fail by it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default, Vitest leaves one core to others, which is half of two.
    maxWorkers: '100%',
    setupFiles: ['e2e/unit-setup.ts'],
    // Most of the time would go to loading content, pages, and packages once per file.
    pool: 'threads',
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{lib,components,app,e2e}/**/*.test.{ts,tsx}'],
          exclude: ['e2e/exported/**'],
        },
      },
      // These read what `npm run build` wrote.
      { extends: true, test: { name: 'exported', include: ['e2e/exported/**/*.test.ts'] } },
    ],
  },
});
