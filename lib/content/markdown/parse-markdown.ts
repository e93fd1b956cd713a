import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { z } from 'zod';
import { interpolate } from '../interpolate';
import { type ParseResult, parseYaml } from '../parse-yaml';
import type { ProseSection } from '../types';
import { checkNodes } from './check-nodes';
import { splitFrontMatter } from './front-matter';
import { createProblemCollector } from './problem-collector';
import { splitSections } from './sections';

interface ParseOptions<S> {
  /** What stands in the front matter. */
  schema: S;
  pageNames: readonly string[];
  /** What the site puts in for a name in braces. */
  variables: Readonly<Record<string, string>>;
  /** What is wrong with a link to a place on a page of the site. */
  linkProblem: (to: string) => string | null;
}

const markdown = unified().use(remarkParse).use(remarkGfm);
const toHast = unified().use(remarkRehype);

/**
 * Reads one text written in Markdown behind YAML front matter. Pure. All mistakes of the file come back
 * at once, each with line and column; raw HTML is one of them, so nothing of it reaches a page.
 */
export function parseMarkdown<S extends z.ZodType<object>>(
  file: string,
  source: string,
  { schema, pageNames, variables, linkProblem }: ParseOptions<S>,
): ParseResult<z.output<S> & { sections: ProseSection[] }> {
  const text = source.replaceAll('\r\n', '\n');
  const split = splitFrontMatter(text);
  if (split === null) {
    const message =
      'has no front matter: start with a line ---, then lead: …, then another line ---';
    return { value: null, problems: [{ file, line: 1, column: 1, field: '', message }] };
  }

  const front = parseYaml(file, split.frontMatter, schema);
  const root = markdown.parse(split.body);
  const mistakes = createProblemCollector(file, split.body);
  const raw = splitSections(root, mistakes);
  const headingIds = raw.flatMap(({ id, subheadings }) => [
    id,
    ...subheadings.map((part) => part.id),
  ]);
  checkNodes(
    root,
    { pageNames, headingIds, variables: Object.keys(variables), linkProblem },
    mistakes,
  );

  if (front.value === null || mistakes.problems.length > 0) {
    return { value: null, problems: [...front.problems, ...mistakes.problems] };
  }
  const sections = raw.map(({ children, ...titled }) => ({
    ...interpolate(titled, variables),
    // Filled first: a brace in an address would be encoded on the way to elements.
    body: toHast.runSync({ type: 'root', children: interpolate(children, variables) }),
  }));
  return { value: { ...interpolate(front.value, variables), sections }, problems: [] };
}
