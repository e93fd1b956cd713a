import { readSettings } from '@/lib/settings';
import { describeHosting, type HostDescription, type HostedPage } from './host-description';

/** @param settings names without the `NEXT_PUBLIC_` prefix */
export function testDescription(
  settings: Readonly<Record<string, string>> = {},
  pages: readonly (string | HostedPage)[] = ['Home', 'AITeam', 'ISO'],
): HostDescription {
  const env = Object.entries(settings).map(([name, value]) => [
    name === 'SITE_REPORT_URL' ? name : `NEXT_PUBLIC_${name}`,
    value,
  ]);
  return describeHosting(
    readSettings(Object.fromEntries(env)),
    pages.map((page) => (typeof page === 'string' ? { name: page } : page)),
  );
}
