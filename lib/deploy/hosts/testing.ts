import { readSettings } from '@/lib/settings';
import { describeHosting, type HostDescription } from './host-description';

/** @param settings names without the `NEXT_PUBLIC_` prefix */
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
