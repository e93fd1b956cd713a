import { checkBuild } from './check-build';
import { checkFiles } from './check-files';
import { checkMissing } from './check-missing';
import { checkRedirects } from './check-redirects';
import { checkTransfer } from './check-transfer';
import type { DeployedSite } from './deployed-site';
import type { Finding } from './finding';

export { openDeployedSite } from './deployed-site';
export { report } from './finding';

/** Reports all problems of a deployed site that requests can find. */
export async function verify(site: DeployedSite): Promise<Finding[]> {
  const { status, body } = await site.request('/');
  if (status === 0) {
    return [{ message: `no response (${body})`, path: `${site.origin}/`, remedy: 'reach' }];
  }
  const findings = await Promise.all([
    checkFiles(site),
    checkMissing(site),
    checkRedirects(site),
    checkTransfer(site),
  ]);
  return [...checkBuild(site), ...findings.flat()];
}
