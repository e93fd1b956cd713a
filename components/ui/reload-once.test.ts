import { expect, it } from 'vitest';
import { reloadOnce } from './reload-once';

const iso = 'https://site.example/ISO';

it.each([
  ['a page that was gone to', [{ type: 'navigate', name: iso }], 1],
  ['one that was loaded anew', [{ type: 'reload', name: iso }], 0],
  [
    'one that was gone to from one loaded anew',
    [{ type: 'reload', name: 'https://site.example/' }],
    1,
  ],
  ['one of a browser that does not say', [], 0],
])('%s', (_, entries, times) => {
  let reloads = 0;
  reloadOnce({
    // Of an entry, the name and the type are read.
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
