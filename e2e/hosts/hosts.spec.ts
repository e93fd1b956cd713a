import { expect, test } from 'playwright/test';
import { checkPage } from '@/lib/deploy/verify/check-page';
import { report } from '@/lib/deploy/verify/finding';
import { applyDeviations } from '@/lib/deploy/verify/known-deviations';
import { hosts, verifyAt } from './hosts';

// Servers can be slow on a busy machine; only a hang should time out.
test.describe.configure({ timeout: 240_000 });

for (const { name, deviations, start } of hosts) {
  test(`${name} serves the site as described, but for its known deviations`, async () => {
    const host = await start();
    try {
      const findings = [...(await verifyAt(host.url)), ...(await checkPage(host.url))];
      const { unexpected, used } = applyDeviations(findings, deviations);
      expect(report(unexpected)).toBe('');
      const gone = deviations.filter((known) => !used.includes(known));
      expect(gone, 'deviations that no longer exist').toEqual([]);
    } finally {
      await host.stop();
    }
  });
}
