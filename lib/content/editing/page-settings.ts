import { isDeepStrictEqual } from 'node:util';
import { Document, parse } from 'yaml';
import { z } from 'zod';
import { stringField, valueAt } from '../tree';
import { EditError } from './edit-error';
import { editYaml } from './edit-yaml';
import { menuPlaceSchema } from './new-page';

/** What pages.yaml says of a page, as a writer changes it. */
export const pageSettingsSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  isDraft: z.boolean(),
  /** The first and the last day on which a build has the page; empty for none. */
  publish: z.string(),
  until: z.string(),
  /** Null to list it in no menu, and not in the footer. */
  menu: menuPlaceSchema.nullable(),
  footer: z.strictObject({ column: z.string(), label: z.string() }).nullable(),
  /** Old addresses. */
  from: z.array(z.string()),
});
export type PageSettings = z.infer<typeof pageSettingsSchema>;

/** @throws {EditError} if pages.yaml has no such page */
export function readSettings(registry: string, page: string): PageSettings {
  const { entry } = findEntry(registry, page);
  const text = (name: string, group: unknown = entry) => stringField(group, name) ?? '';
  const [menu, footer, from] = ['menu', 'footer', 'from'].map((name) => valueAt(entry, [name]));
  const column = text('column', menu);
  return {
    title: text('title'),
    description: text('description'),
    isDraft: text('status') === 'draft',
    publish: text('publish'),
    until: text('until'),
    menu: menu
      ? { group: text('group', menu), ...(column && { column }), label: text('label', menu) }
      : null,
    footer: footer ? { column: text('column', footer), label: text('label', footer) } : null,
    from: Array.isArray(from) ? from.map(String) : [],
  };
}

/**
 * pages.yaml with a page's settings. Those that stay as they are aren't written again.
 *
 * @param was the settings that the writer started from
 * @throws {EditError} if they're different by now
 */
export function changeSettings(
  registry: string,
  page: string,
  was: PageSettings,
  settings: PageSettings,
): string {
  const { entry, index } = findEntry(registry, page);
  if (!isDeepStrictEqual(readSettings(registry, page), was)) {
    const message = `Not saved: someone else changed this page’s settings in content/pages.yaml while you were editing. Press Cancel, and open them again.`;
    throw new EditError('conflict', message);
  }
  const line = stringField(valueAt(entry, ['menu']), 'line');
  const { title, description, isDraft, publish, until, menu, footer, from } = settings;
  const texts = { title, description };
  const fields = [
    ['until', 'kind', until || undefined],
    ['publish', 'kind', publish || undefined],
    ['status', 'kind', isDraft ? 'draft' : undefined],
    ['from', 'description', from.length > 0 ? from : undefined],
    ['footer', 'description', footer ?? undefined],
    ['menu', 'description', menu ? { ...menu, ...(line !== null && { line }) } : undefined],
  ] as const;
  const withTexts = Object.entries(texts).reduce(
    (source, [name, set]) => editYaml(source, [index, name], { set }),
    registry,
  );
  return fields.reduce((source, [name, after, value]) => {
    if (isDeepStrictEqual(value, valueAt(entry, [name]))) return source;
    return editYaml(source, [index, name], { put: inOneLine(value), after });
  }, withTexts);
}

/** As such fields are written in pages.yaml: `{ column: Product, label: AI Team }`. */
function inOneLine(value: unknown): unknown {
  return typeof value === 'object' ? new Document().createNode(value, { flow: true }) : value;
}

function findEntry(registry: string, page: string) {
  const entries: unknown = parse(registry);
  const list: readonly unknown[] = Array.isArray(entries) ? entries : [];
  const index = list.findIndex((entry) => stringField(entry, 'name') === page);
  if (index >= 0) return { entry: list[index], index };
  const message = `/${page} has no settings here: pages.yaml doesn’t have it. A post’s are at the top of its file in content/posts/.`;
  throw new EditError('refused', message);
}
