import { checkFiles } from './check-files';
import { checkSignInCaching } from './check-headers';
import { checkPaths } from './check-paths';
import { checkMissing, checkRedirects } from './check-redirects';
import { checkTransfer } from './check-transfer';
import type { Finding } from './finding';
import type { DeployedSite } from './site';

/** Reports all problems of a deployed site that requests can find. */
export async function verify(site: DeployedSite): Promise<readonly Finding[]> {
  const { status, body } = await site.request('/');
  if (status === 0) {
    site.report('reach', `no response (${body})`, `${site.origin}/`);
    return site.findings;
  }
  checkBuild(site);
  await Promise.all([
    checkFiles(site),
    checkMissing(site),
    checkRedirects(site),
    checkSignInCaching(site),
    checkTransfer(site),
    checkPaths(site),
  ]);
  return site.findings;
}

/** Checks that the build was made for this origin, which its canonical URLs and its sitemap contain. */
function checkBuild({ origin, files, report }: DeployedSite): void {
  const sitemap = files.find(({ name }) => name === 'sitemap.xml')?.content.toString() ?? '';
  const url = /<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1];
  if (url === undefined || new URL(url).origin === origin) return;
  report(
    'build',
    `the build was made for ${new URL(url).origin}, not for ${origin}`,
    '/sitemap.xml',
  );
}
