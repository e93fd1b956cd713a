import type { DeployedSite } from './deployed-site';
import type { Finding } from './finding';

/** Whether the build was made for this address: its canonical addresses and its sitemap name one. */
export function checkBuild({ origin, files }: DeployedSite): Finding[] {
  const sitemap = files.find(({ name }) => name === 'sitemap.xml')?.content.toString() ?? '';
  const named = /<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1];
  if (named === undefined || new URL(named).origin === origin) return [];
  const message = `the build was made for ${new URL(named).origin}, not for ${origin}`;
  return [{ message, path: '/sitemap.xml', remedy: 'build' }];
}
