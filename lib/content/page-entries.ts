import { pageAnchors } from './anchors';
import type { ContentFolder } from './content-folder';
import { customPage } from './custom-pages';
import type { LinkTarget } from './links';
import { loadYaml, type YamlFile } from './load-yaml';
import { splitFrontMatter } from './markdown/parse-markdown';
import { isPost, pageOfPost } from './post-files';
import type { Problem } from './problem';
import { requiredPages } from './schemas/pages';
import { stringField, valueAt } from './tree';
import type { Page } from './types';

/** An entry of pages.yaml, available even if the file doesn't match its schema. */
export interface PageEntry {
  name: string;
  kind: string | null;
  isDraft: boolean;
  /** The first and the last day on which it's published, as YYYY-MM-DD. */
  publish: string | null;
  until: string | null;
  index: number;
}

/** Whether a page isn't on the site that's built on a day. */
const isHidden = ({ isDraft, publish, until }: PageEntry, today: string) =>
  isDraft || (publish !== null && publish > today) || (until !== null && until < today);

export function readPageEntries(registry: YamlFile): PageEntry[] {
  if (Array.isArray(registry.value)) {
    return registry.value.map((entry: unknown, index) => ({
      name: stringField(entry, 'name') ?? '',
      kind: stringField(entry, 'kind'),
      ...publishing(entry),
      index,
    }));
  }
  // With syntax errors, the names still let links in other files be checked.
  return scanNames(registry.text).map((name, index) => ({
    name,
    kind: null,
    isDraft: false,
    publish: null,
    until: null,
    index,
  }));
}

const publishing = (entry: unknown) => ({
  isDraft: stringField(entry, 'status') === 'draft',
  publish: stringField(entry, 'publish'),
  until: stringField(entry, 'until'),
});

/** The posts, as entries of pages. They have none in pages.yaml, so their index is -1. */
export function postEntries({ texts }: ContentFolder): (PageEntry & { title: string | null })[] {
  return [...texts].flatMap(([file, source]) => {
    if (!isPost(file)) return [];
    const { value } = loadYaml(file, splitFrontMatter(source)?.frontMatter ?? '');
    const title = stringField(value, 'title');
    return [{ name: pageOfPost(file), kind: 'written', ...publishing(value), title, index: -1 }];
  });
}

/** The names in a YAML list with syntax errors, found by regex. */
export function scanNames(text: string): string[] {
  return [...text.matchAll(/^- name: *["']?(.*?)["']?\s*$/gm)].flatMap(([, name]) => name ?? []);
}

/** Mismatches between a page's entry in pages.yaml and its content files. */
export function entryProblems(
  { name, kind, isDraft, publish, until, index }: PageEntry,
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
    for (const [field, day] of Object.entries({ publish, until })) {
      if (day !== null) report(`isn’t for ${name}, which is always published: remove it`, field);
    }
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
  if (name === 'Blog' && kind !== 'placeholder' && [...files.keys()].some(isPost)) {
    report('must be placeholder: with posts, the page lists them, and has no file of its own');
  }
  if (kind !== 'written' && stringField(valueAt(registry.value, [index]), 'lang') !== null) {
    report('is only for written pages: remove it', 'lang');
  }
  if (kind === 'legal' && !files.has(legal)) {
    report(`needs content/${legal}, which is missing`);
  }
  return problems;
}

/**
 * Every page that links can target, with its anchors, on the published site or in a preview. A page that a build on another
 * day won't have counts as a draft: otherwise, that build would fail.
 */
export function linkTargets(
  entries: readonly PageEntry[],
  files: ContentFolder,
  { preview, today }: BuildOptions,
): ReadonlyMap<string, LinkTarget> {
  const stateOf = (entry: PageEntry): LinkTarget['state'] => {
    const isThere = preview || (!isHidden(entry, today) && entry.until === null);
    if (isThere) return entry.kind === 'placeholder' ? 'placeholder' : 'published';
    return requiredPages.includes(entry.name) ? 'placeholder of a draft' : 'hidden draft';
  };
  return new Map(
    entries.map((entry) => {
      return [entry.name, { anchors: pageAnchors(entry.name, files), state: stateOf(entry) }];
    }),
  );
}

interface BuildOptions {
  preview: boolean;
  /** As YYYY-MM-DD. */
  today: string;
}

/**
 * The pages that a build has: in a preview all, those that are hidden today as drafts; otherwise, without them, except
 * required pages, which become placeholders.
 */
export function builtPages(
  pages: readonly Page[],
  entries: readonly PageEntry[],
  { preview, today }: BuildOptions,
): Page[] {
  const hidden = new Set(entries.filter((entry) => isHidden(entry, today)).map(({ name }) => name));
  return pages.flatMap(({ status: _, ...page }): Page[] => {
    if (!hidden.has(page.name)) return [page];
    if (preview) return [{ ...page, status: 'draft' }];
    return requiredPages.includes(page.name) ? [{ ...page, kind: 'placeholder' }] : [];
  });
}

/** What builds on later days change, one line for each page and day. */
export function upcomingChanges(entries: readonly PageEntry[], today: string): string[] {
  const changes = entries.flatMap(({ name, isDraft, publish, until }) => [
    ...(!isDraft && publish !== null && publish > today
      ? [`${publish}: ${name} is published`]
      : []),
    ...(!isDraft && until !== null && until >= today ? [`${until}: the last day of ${name}`] : []),
  ]);
  return changes.sort();
}
