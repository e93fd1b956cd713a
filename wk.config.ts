import { defineConfig } from 'playwright/test';
export default defineConfig({
  testDir: 'e2e', outputDir: 'test-results/wk', fullyParallel: true, workers: 2, timeout: 60_000, expect: { timeout: 10_000 },
  reporter: [['list']], projects: [{ name: 'webkit', testMatch: 'webkit/*.spec.ts', use: { browserName: 'webkit' } }],
});
