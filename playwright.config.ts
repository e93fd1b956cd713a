import { defineConfig } from 'playwright/test';
import { browserLaunchOptions } from './lib/browser';

const inChromium = { launchOptions: browserLaunchOptions() };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  // In CI a test that fails once and then passes is listed as flaky, by name.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  projects: [
    {
      name: 'chromium',
      testMatch: '**/*.spec.ts',
      // With e2e/, so that a checkout in a folder of one of these names runs them, too.
      testIgnore: ['published', 'engines', 'hosts', 'faults'].map((name) => `e2e/${name}/**`),
      use: inChromium,
    },
    { name: 'faults', testMatch: 'faults/*.spec.ts', use: inChromium },
    // Real servers, checked by `npm run verify`.
    { name: 'hosts', testMatch: 'hosts/*.spec.ts' },
    // One more build, of an edited copy for other origins.
    { name: 'published', testMatch: 'published/*.spec.ts' },
    // Playwright can't drive the installed ones, so these smoke tests use other drivers.
    { name: 'firefox', testMatch: 'engines/smoke.spec.ts', use: { browserName: 'firefox' } },
    { name: 'webkit', testMatch: 'engines/smoke.spec.ts', use: { browserName: 'webkit' } },
  ],
  use: {
    // A trace of every test costs more than the tests do; `--trace on` makes one of those that fail.
    screenshot: 'only-on-failure',
  },
});
