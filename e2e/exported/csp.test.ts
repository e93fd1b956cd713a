import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { hashSource } from '@/lib/export/csp';
import { textOf } from '@/lib/export/html';
import { exportedPage, exportedPages } from './exported-page';

const policySelector = 'meta[http-equiv="Content-Security-Policy"]';

test.each([...exportedPages, { name: '404', ...exportedPage('404') }])(
  '$name has a strict policy first, and nothing that it blocks',
  ({ all, one }) => {
    const policy = String(one(policySelector).properties.content);
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
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
