import { parseDocument } from 'yaml';
import { todayAtPlant } from '@/lib/plant/today';
import { replaceText } from './yaml-value';

/**
 * pages.yaml with today, whose date is never ahead of UTC's, as the date when the text of a file's page last changed; as it was if the file isn't that of one
 * page, or the page has no date.
 *
 * @param file such as `pages/Story.yaml`
 */
export function withUpdated(file: string, registry: string, now: Date): string {
  const own: Record<string, string> = { 'home.yaml': 'Home', 'agents.yaml': 'AITeam' };
  const name = own[file] ?? /^pages\/(\w+)\.(?:yaml|md)$/.exec(file)?.[1];
  const pages: unknown = parseDocument(registry).toJS();
  if (name === undefined || !Array.isArray(pages)) return registry;
  const index = pages.findIndex((page) => page?.name === name && page.updated !== undefined);
  return index === -1 ? registry : replaceText(registry, [index, 'updated'], todayAtPlant(now));
}
