import type { DeployedSite } from './deployed-site';
import type { Finding } from './finding';

/** Checks that the build was made for this origin, which its canonical URLs and its sitemap contain. */
export function checkBuild({ origin, files }: DeployedSite): Finding[] {
  const sitemap = files.find(({ name }) => name === 'sitemap.xml')?.content.toString() ?? '';
  const url = /<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1];
  if (url === undefined || new URL(url).origin === origin) return [];
  const message = `the build was made for ${new URL(url).origin}, not for ${origin}`;
  return [{ message, path: '/sitemap.xml', remedy: 'build' }];
}
