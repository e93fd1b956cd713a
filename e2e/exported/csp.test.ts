import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { exportedPage, exportedPages } from './exported-page';

test('no page’s CSP has a finding of medium or higher severity', () => {
  for (const { one } of [...exportedPages, exportedPage('404')]) {
    const policy = one('meta[http-equiv="Content-Security-Policy"]').properties.content;
    const findings = new CspEvaluator(new CspParser(String(policy)).csp).evaluate();
    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
  }
});
