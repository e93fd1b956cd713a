import { defineConfig } from 'playwright/test';
import { browserLaunch } from './lib/browser';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  projects: [
    { name: 'site', testMatch: '**/*.spec.ts', testIgnore: 'published/**' },
    // One more build, of an edited copy for other origins, runs beside the tests of the site.
    { name: 'second build', testMatch: 'published/build.setup.ts' },
    { name: 'published', testMatch: 'published/**/*.spec.ts', dependencies: ['second build'] },
  ],
  use: {
    launchOptions: browserLaunch(),
    // A trace of every test costs more than the tests do; `--trace on` makes one of those that fail.
    screenshot: 'only-on-failure',
  },
});
