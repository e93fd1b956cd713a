import { content } from '@/lib/content';
import { openSite } from '@/lib/deploy/verify/site';
import { report, verify } from '@/lib/deploy/verify/verify';
import { readSettings } from '@/lib/settings';

/**
 * What `npm run verify` reports about a host on this machine, except what's different only here: the build was made for
 * another address, and there may be no platform.
 */
export async function problemsAt(url: string): Promise<string> {
  const { pages } = content();
  const site = openSite(url, { out: 'out', settings: readSettings(process.env), pages });
  const found = await verify(site);
  return report(found.filter(({ fix }) => fix !== 'build' && fix !== 'platform'));
}
