import { readSettings } from '@/lib/settings';
import { describeHosting, type HostDescription } from './description';

/** A description of three pages, with settings by the last parts of their names. */
export function described(
  settings: Readonly<Record<string, string>> = {},
  pages: readonly string[] = ['Home', 'AITeam', 'ISO'],
): HostDescription {
  const env = Object.entries(settings).map(([name, value]) => [`NEXT_PUBLIC_${name}`, value]);
  return describeHosting(readSettings(Object.fromEntries(env)), pages);
}
