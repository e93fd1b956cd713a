import { isNode, isSeq, parseDocument, stringify } from 'yaml';
import { positionOf } from '../problem';
import { stringField, valueAt } from '../tree';
import { EditError } from './content-file';

/** What a writer enters for a new page. */
export interface NewPage {
  /** Letters and digits: its address, and the name of its file. */
  name: string;
  title: string;
  /** For search results, and its lead at first. */
  description: string;
  /** `article` is a page in Markdown; `sections`, one in YAML. */
  layout: 'article' | 'sections';
  /** Null to list it in no menu. */
  menu: { group: string; column?: string | undefined; label: string } | null;
}

const yaml = (value: unknown) => stringify(value, { lineWidth: 106 });

/**
 * pages.yaml with an entry for the page, as a draft: after the last page of its menu, or at the end.
 *
 * @param day such as `2026-11-20`
 * @throws {EditError} if pages.yaml has syntax errors
 */
export function addEntry(registry: string, page: NewPage, day: string): string {
  const document = parseDocument(registry);
  const list = document.contents;
  if (document.errors.length > 0 || !isSeq(list)) {
    throw new EditError('refused', 'Not created: fix the mistakes in content/pages.yaml first.');
  }
  const { name, title, description, menu } = page;
  const entries: unknown[] = document.toJS();
  const last = entries.findLastIndex((entry) => isInMenu(entry, menu));
  const next = last === -1 ? undefined : list.items[last + 1];
  const lines = registry.trimEnd().split('\n');
  let at = isNode(next) && next.range ? positionOf(registry, next.range[0]).line - 1 : lines.length;
  // Comments above the next entry are about that one.
  while (/^\s*(#.*)?$/.test(lines[at - 1] ?? 'start')) at -= 1;
  const kind = { kind: 'written', status: 'draft', updated: day };
  const entry = yaml([{ name, title, ...kind, description, ...(menu && { menu }) }]);
  lines.splice(at, 0, ...entry.trimEnd().split('\n'));
  return `${lines.join('\n')}\n`;
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
  if (layout === 'article') {
    const after = `---\n${yaml({ lead })}---\n\n## ${heading} {#first}\n\n${text}\n`;
    return { name: `pages/${name}.md`, after };
  }
  const points = [{ title: 'First point', text }];
  const after = yaml({ lead, sections: [{ id: 'first', heading, points }] });
  return { name: `pages/${name}.yaml`, after };
}
