import { checkFiles } from './check-files';
import { checkMissing } from './check-missing';
import { checkRedirects } from './check-redirects';
import { checkTransfer } from './check-transfer';
import type { DeployedSite } from './deployed-site';
import type { Finding } from './finding';

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

/** Checks that the build was made for this origin, which its canonical URLs and its sitemap contain. */
function checkBuild({ origin, files }: DeployedSite): Finding[] {
  const sitemap = files.find(({ name }) => name === 'sitemap.xml')?.content.toString() ?? '';
  const url = /<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1];
  if (url === undefined || new URL(url).origin === origin) return [];
  const message = `the build was made for ${new URL(url).origin}, not for ${origin}`;
  return [{ message, path: '/sitemap.xml', remedy: 'build' }];
}
