import { defineConfig } from 'playwright/test';
import { firefox, webkit } from './e2e/engines';
import { browserLaunchOptions } from './lib/browser';

const inChromium = { launchOptions: browserLaunchOptions() };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
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
      testIgnore: ['published/**', 'webkit/**', 'hosts/**', 'verify/**'],
      use: inChromium,
    },
    // Real servers, checked by `npm run verify`.
    { name: 'hosts', testMatch: ['hosts/*.spec.ts', 'verify/*.spec.ts'], use: inChromium },
    // One more build, of an edited copy for other origins, runs beside the tests of the site.
    { name: 'second build', testMatch: 'published/build.setup.ts' },
    {
      name: 'published',
      testMatch: 'published/**/*.spec.ts',
      dependencies: ['second build'],
      use: inChromium,
    },
    firefox,
    webkit,
  ],
  use: {
    // A trace of every test costs more than the tests do; `--trace on` makes one of those that fail.
    screenshot: 'only-on-failure',
  },
});
