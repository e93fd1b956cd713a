import { content } from '@/lib/content';
import { describeHosting } from '@/lib/deploy/hosts/host-description';
import { openDeployedSite } from '@/lib/deploy/verify/site';
import { verify } from '@/lib/deploy/verify/verify';
import { readSettings } from '@/lib/settings';

/** What `npm run verify` finds with requests to this URL. */
export async function verifyAt(url: string) {
  const names = content().pages.map(({ name }) => name);
  const description = describeHosting(readSettings(process.env), names);
  return verify(openDeployedSite(url, 'out', description));
}
