import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { stringField, valueAt } from '../tree';
import { EditError } from './edit-error';
import { editYaml } from './edit-yaml';

/** A page's place in the menus. */
export const menuPlaceSchema = z.strictObject({
  group: z.string(),
  column: z.string().optional(),
  label: z.string(),
});

/** What a writer enters for a new page. */
export const newPageSchema = z.strictObject({
  /** Letters and digits: its address, and the name of its file. */
  name: z.string(),
  title: z.string(),
  /** For search results, and its lead at first. */
  description: z.string(),
  /** `article` is a page in Markdown; `sections`, one in YAML. */
  layout: z.enum(['article', 'sections']),
  /** Null to list it in no menu. */
  menu: menuPlaceSchema.nullable(),
});
export type NewPage = z.infer<typeof newPageSchema>;

/** pages.yaml with an entry for the page, as a draft: after the last page of its menu, or at the end. */
export function addEntry(registry: string, page: NewPage, day: string): string {
  const entries: unknown = parse(registry);
  if (!Array.isArray(entries)) {
    throw new EditError('refused', 'Not created: fix the mistakes in content/pages.yaml first.');
  }
  const { name, title, description, menu } = page;
  const last = entries.findLastIndex((entry) => isInMenu(entry, menu));
  const index = last === -1 ? entries.length : last + 1;
  const kind = { kind: 'written', status: 'draft', updated: day };
  const entry = { name, title, ...kind, description, ...(menu && { menu }) };
  return editYaml(registry, [index], { insert: entry });
}

function isInMenu(entry: unknown, menu: NewPage['menu']): boolean {
  const own = valueAt(entry, ['menu']);
  if (menu === null || own === undefined) return false;
  return (
    stringField(own, 'group') === menu.group && stringField(own, 'column') === (menu.column ?? null)
  );
}

/** The page's file, with words to replace. */
export function startingFile({ name, description: lead, layout }: NewPage) {
  const [heading, text] = ['First heading', 'Replace this text.'];
  const yaml = (value: unknown) => stringify(value, { lineWidth: 106 });
  if (layout === 'article') {
    const words = `---\n${yaml({ lead })}---\n\n## ${heading} {#first}\n\n${text}\n`;
    return { name: `pages/${name}.md`, before: null, after: Buffer.from(words) };
  }
  const points = [{ title: 'First point', text }];
  const words = yaml({ lead, sections: [{ id: 'first', heading, points }] });
  return { name: `pages/${name}.yaml`, before: null, after: Buffer.from(words) };
}
