import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import type { z } from 'zod';
import type { FindImage } from '../images/image';
import { loadYaml } from '../load-yaml';
import type { ProseSection } from '../types';
import { type ParseResult, validateYaml } from '../validate-yaml';
import { interpolate } from '../variables';
import { checkImages } from './check-images';
import { type CheckContext, checkNodes } from './check-nodes';
import { checkText } from './check-text';
import { createReport } from './report';
import { splitSections } from './sections';

interface ParseOptions<S> extends Omit<CheckContext, 'headingIds' | 'variables'> {
  /** Of the front matter. */
  schema: S;
  /** Values of the variables that text may use in braces. */
  variables: Readonly<Record<string, string>>;
  findImage: FindImage;
  /** Whether the body may start without a heading. */
  opensWithText?: boolean;
}

/** Reads Markdown with tables. */
export const markdown = remark().use(remarkGfm);
const toHast = remark().use(remarkRehype);

/**
 * Parses a Markdown file with YAML front matter. Pure. Returns all problems of the file at once, each with line and
 * column. Raw HTML is a problem, so it never reaches a page.
 */
export function parseMarkdown<S extends z.ZodType<object>>(
  file: string,
  source: string,
  { schema, variables, findImage, opensWithText = false, ...known }: ParseOptions<S>,
): ParseResult<z.output<S> & { sections: ProseSection[] }> {
  const text = source.replaceAll('\r\n', '\n');
  const split = splitFrontMatter(text);
  if (split === null) {
    const message =
      'has no front matter: start with a line ---, then lead: …, then another line ---';
    return { value: null, problems: [{ file, line: 1, column: 1, field: '', message }] };
  }

  const front = validateYaml(loadYaml(file, split.frontMatter), schema);
  const root = markdown.parse(split.body);
  const { problems, report } = createReport(file, split.body);
  checkText(root, split.body, report);
  const raw = splitSections(root, report, opensWithText);
  const headingIds = raw.flatMap((section) =>
    [section, ...section.subheadings].map(({ id }) => id),
  );
  const context = { ...known, headingIds, variables: Object.keys(variables) };
  checkNodes(root, split.body, context, report);
  checkImages(root, findImage, report);

  if (front.value === null || problems.length > 0) {
    return { value: null, problems: [...front.problems, ...problems] };
  }
  const sections = raw.map(({ children, ...titled }) => ({
    ...interpolate(titled, variables),
    // Interpolate first: remark-rehype would encode braces in URLs.
    body: toHast.runSync({ type: 'root', children: interpolate(children, variables) }),
  }));
  return { value: { ...interpolate(front.value, variables), sections }, problems: [] };
}

interface FrontMatterSplit {
  /** Includes the opening `---`, so YAML line numbers match the file. */
  frontMatter: string;
  /** Starts with an empty line for each line of front matter, for the same reason. */
  body: string;
}

/** Splits a Markdown file into YAML front matter and body; null if it has no front matter. */
export function splitFrontMatter(text: string): FrontMatterSplit | null {
  const head = /^---\n(?:[\s\S]*?\n)?---[ \t]*\n/.exec(text)?.[0];
  if (head === undefined) return null;
  const closing = head.lastIndexOf('---');
  return {
    frontMatter: head.slice(0, closing),
    body: head.replace(/[^\n]/g, '') + text.slice(head.length),
  };
}
