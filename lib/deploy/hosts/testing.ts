import { readSettings } from '@/lib/settings';
import { describeHosting, type HostDescription } from './host-description';

/** A description of three pages, with settings by their names without `NEXT_PUBLIC_`. */
export function testDescription(
  settings: Readonly<Record<string, string>> = {},
  pages: readonly string[] = ['Home', 'AITeam', 'ISO'],
): HostDescription {
  const env = Object.entries(settings).map(([name, value]) => [
    name === 'SITE_REPORT_URL' ? name : `NEXT_PUBLIC_${name}`,
    value,
  ]);
  return describeHosting(readSettings(Object.fromEntries(env)), pages);
}
