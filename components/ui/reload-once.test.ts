import { expect, it } from 'vitest';
import { reloadOnce } from './reload-once';

const iso = 'https://site.example/ISO';

it.each([
  ['reloads a page after a navigation', [{ type: 'navigate', name: iso }], 1],
  ['doesn’t reload a page that was already reloaded', [{ type: 'reload', name: iso }], 0],
  [
    'reloads a page that was reached from a reloaded page',
    [{ type: 'reload', name: 'https://site.example/' }],
    1,
  ],
  ['doesn’t reload in a browser without navigation timing', [], 0],
])('%s', (_, entries, times) => {
  let reloads = 0;
  reloadOnce({
    // reloadOnce() reads only the name and the type of an entry.
    performance: { getEntriesByType: () => entries as unknown as PerformanceEntryList },
    location: {
      href: iso,
      reload() {
        reloads += 1;
      },
    },
  });
  expect(reloads).toBe(times);
});
