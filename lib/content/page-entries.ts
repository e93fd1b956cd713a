import { pageAnchors } from './anchors';
import type { ContentFolder } from './content-folder';
import { customPage } from './custom-pages';
import type { LinkTarget } from './links';
import type { YamlFile } from './load-yaml';
import type { Problem } from './problem';
import { requiredPages } from './schemas/pages';
import { stringField } from './tree';
import type { Page } from './types';

/** An entry of pages.yaml, available even if the file doesn't match its schema. */
export interface PageEntry {
  name: string;
  kind: string | null;
  isDraft: boolean;
  index: number;
}

export function readPageEntries(registry: YamlFile): PageEntry[] {
  if (Array.isArray(registry.value)) {
    return registry.value.map((entry: unknown, index) => ({
      name: stringField(entry, 'name') ?? '',
      kind: stringField(entry, 'kind'),
      isDraft: stringField(entry, 'status') === 'draft',
      index,
    }));
  }
  // With syntax errors, the names still let links in other files be checked.
  return scanNames(registry.text).map((name, index) => ({
    name,
    kind: null,
    isDraft: false,
    index,
  }));
}

/** The names in a YAML list with syntax errors, found by regex. */
export function scanNames(text: string): string[] {
  return [...text.matchAll(/^- name: *["']?(.*?)["']?\s*$/gm)].flatMap(([, name]) => name ?? []);
}

/** Mismatches between a page's entry in pages.yaml and its content files. */
export function entryProblems(
  { name, kind, isDraft, index }: PageEntry,
  registry: YamlFile,
  files: ReadonlyMap<string, string>,
): Problem[] {
  const problems: Problem[] = [];
  const report = (message: string, field = 'kind') =>
    problems.push(registry.problemAt([index, field], message));
  if (customPage(name) !== undefined) {
    if (kind !== 'written' && kind !== null)
      report(`must be written: ${name} can’t be a placeholder or a legal page`);
    if (isDraft) report(`can’t be a draft: ${name} is always published`, 'status');
    return problems;
  }
  const [yaml, markdown, legal] = [`pages/${name}.yaml`, `pages/${name}.md`, `legal/${name}.md`];
  const written = [yaml, markdown].filter((file) => files.has(file));
  if (kind === 'written' && written.length === 0) {
    const wanted = [yaml, markdown].map((file) => file.toLowerCase());
    const miscased = [...files.keys()].find((file) => wanted.includes(file.toLowerCase()));
    const rename = `rename content/${miscased}; capital letters matter`;
    const remedy = miscased === undefined ? 'add one of them' : rename;
    report(`needs content/${yaml} or content/${markdown}: ${remedy}`);
  }
  if (kind === 'written' && written.length === 2) {
    report(`has both content/${yaml} and content/${markdown}: keep one of them`);
  }
  for (const file of [...written, ...(files.has(legal) ? [legal] : [])]) {
    const needed = file === legal ? 'legal' : 'written';
    if (kind === needed || kind === null) continue;
    const remedy = `write kind: ${needed}, with status: draft until it’s ready to publish`;
    report(`is ${kind}, but content/${file} exists: ${remedy}`);
  }
  if (kind === 'legal' && !files.has(legal)) {
    report(`needs content/${legal}, which is missing`);
  }
  return problems;
}

/** Every page that links can target, with its anchors, on the published site or in a preview. */
export function linkTargets(
  entries: readonly PageEntry[],
  files: ContentFolder,
  preview: boolean,
): ReadonlyMap<string, LinkTarget> {
  const stateOf = ({ name, kind, isDraft }: PageEntry): LinkTarget['state'] => {
    if (!isDraft || preview) return kind === 'placeholder' ? 'placeholder' : 'published';
    return requiredPages.includes(name) ? 'placeholder of a draft' : 'hidden draft';
  };
  return new Map(
    entries.map((entry) => {
      return [entry.name, { anchors: pageAnchors(entry.name, files), state: stateOf(entry) }];
    }),
  );
}

/** The pages of the published site. Drafts are left out, except those of required pages, which become placeholders. */
export function publishedPages(pages: readonly Page[]): Page[] {
  return pages.flatMap(({ status, ...page }): Page[] => {
    if (status !== 'draft') return [page];
    return requiredPages.includes(page.name) ? [{ ...page, kind: 'placeholder' }] : [];
  });
}
