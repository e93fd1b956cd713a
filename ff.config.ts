import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/ff',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/ff.json' }]],
  projects: [
    {
      name: 'firefox',
      testMatch: '**/*.spec.ts',
      testIgnore: ['published/**', 'hosts/**', 'faults/**'],
    },
  ],
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(import.meta.dirname, 'e2e/engines/firefox.ts'),
      firefoxUserPrefs: {
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
      },
    },
    screenshot: 'only-on-failure',
  },
});
