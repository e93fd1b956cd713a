import { afterEach, expect, test } from 'vitest';
import { openDeployedSite, report, verify } from '@/lib/deploy/verify/index';
import { bodyFaults } from './faults/bodies';
import { headerFaults } from './faults/headers';
import { urlFaults } from './faults/urls';
import { faultyHost } from './faulty-host';

const host = faultyHost();
afterEach(() => {
  host.break = undefined;
});

/** All that is found; the small site names an address of its own, and runs on another. */
async function found() {
  const all = await verify(openDeployedSite(host.origin, host.out, host.description));
  return all.filter(({ remedy }) => remedy !== 'build');
}

test('a host that is set as described has nothing to be said of', async () => {
  expect(report(await found())).toBe('');
});

test.each([...urlFaults, ...headerFaults, ...bodyFaults])(
  '%s',
  async (_, said, remedy, breakIt) => {
    host.break = breakIt;
    const findings = await found();
    expect(report(findings)).toMatch(said);
    expect(findings.map((finding) => finding.remedy)).toContain(remedy);
  },
);

test('a build for another address is named', async () => {
  const all = await verify(openDeployedSite(host.origin, host.out, host.description));
  expect(report(all)).toContain('the build was made for https://www.example.com');
});
