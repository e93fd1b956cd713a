import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
const firefox = (prefs: Record<string, number>) => ({
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(import.meta.dirname, 'e2e/engines/firefox.ts'),
      firefoxUserPrefs: {
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
        'ui.useOverlayScrollbars': 1,
        ...prefs,
      },
    },
});
const still = ['**/accessibility.spec.ts', '**/styles.spec.ts', '**/keyboard.spec.ts'];
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/ff',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/ff.json' }]],
  projects: [
    { name: 'firefox', testMatch: '**/*.spec.ts', testIgnore: ['published/**', 'hosts/**', 'faults/**', 'webkit/**', ...still], use: firefox({}) },
    { name: 'firefox-still', testMatch: still, use: firefox({ 'ui.prefersReducedMotion': 1 }) },
  ],
});
