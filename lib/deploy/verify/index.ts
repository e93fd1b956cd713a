import { checkBuild } from './check-build';
import { checkFiles } from './check-files';
import { checkMissing } from './check-missing';
import { checkRedirects } from './check-redirects';
import { checkTransfer } from './check-transfer';
import type { Deployed } from './deployed';
import type { Finding } from './finding';

export { deployedAt } from './deployed';
export { report } from './finding';

/** All that is wrong with a deployed site, as far as requests can tell. */
export async function verify(site: Deployed): Promise<Finding[]> {
  const { status, body } = await site.ask('/');
  if (status === 0) {
    return [{ what: `no response (${body})`, path: `${site.origin}/`, remedy: 'reach' }];
  }
  const found = await Promise.all([
    checkFiles(site),
    checkMissing(site),
    checkRedirects(site),
    checkTransfer(site),
  ]);
  return [...checkBuild(site), ...found.flat()];
}
