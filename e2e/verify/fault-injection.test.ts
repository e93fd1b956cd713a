import { afterEach, expect, test } from 'vitest';
import { openDeployedSite } from '@/lib/deploy/verify/deployed-site';
import { report } from '@/lib/deploy/verify/finding';
import { verify } from '@/lib/deploy/verify/verify';
import { bodyFaults } from './faults/bodies';
import { headerFaults } from './faults/headers';
import { urlFaults } from './faults/urls';
import { faultyHost } from './faulty-host';

const host = faultyHost();
afterEach(() => {
  host.break = undefined;
});

/** Findings, except the one about the build's URL: the test site runs on a different origin. */
async function findProblems() {
  const all = await verify(openDeployedSite(host.origin, host.out, host.description));
  return all.filter(({ remedy }) => remedy !== 'build');
}

test('reports nothing for a host that’s configured as described', async () => {
  expect(report(await findProblems())).toBe('');
});

test.each([...urlFaults, ...headerFaults, ...bodyFaults])(
  '%s',
  async (_, message, remedy, breakIt) => {
    host.break = breakIt;
    const findings = await findProblems();
    expect(report(findings)).toMatch(message);
    expect(findings.map((finding) => finding.remedy)).toContain(remedy);
  },
);

test('reports a build for another URL', async () => {
  const all = await verify(openDeployedSite(host.origin, host.out, host.description));
  expect(report(all)).toContain('the build was made for https://www.example.com');
});
