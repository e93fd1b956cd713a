import { expect, test } from 'vitest';
import { buildCsp, hashSource } from '@/lib/export/csp';
import { textOf } from '@/lib/export/html';
import { readSettings } from '@/lib/settings';
import { exportedPage, exportedPages } from './exported-page';

// lib/export/csp.test.ts spells it out.
const strictPolicy = buildCsp(readSettings(process.env), { scripts: [], styles: [] });
const policySelector = 'meta[http-equiv="Content-Security-Policy"]';

test.each([...exportedPages, { name: '404', ...exportedPage('404') }])(
  '$name has a strict policy first, and nothing that it blocks',
  ({ all, one }) => {
    const policy = String(one(policySelector).properties.content);
    const hashes = / 'sha256-[^']+'/g;
    expect(policy.replace(hashes, '')).toBe(strictPolicy);
    // What precedes it isn't covered.
    expect(all('head > *').indexOf(one(policySelector))).toBe(1);
    const inline = all('script:not([src], [type="application/ld+json"]), style');
    for (const element of inline) {
      expect(policy, textOf(element).slice(0, 40)).toContain(hashSource(textOf(element)));
    }
    const attributes = all('*').flatMap(({ properties }) => Object.keys(properties));
    expect(attributes.filter((name) => /^(style|on[A-Z].*)$/.test(name))).toEqual([]);
  },
);
