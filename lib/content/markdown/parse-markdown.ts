import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { z } from 'zod';
import { fill } from '../fill';
import { type Parsed, parseYaml } from '../parse';
import type { ProseSection } from '../types';
import { checkParts } from './check-parts';
import { splitFrontMatter } from './front-matter';
import { sectionsOf } from './headings';
import { mistakesOf } from './mistakes';

interface Surroundings<S> {
  /** What stands in the front matter. */
  schema: S;
  pageNames: readonly string[];
  /** What the site puts in for a name in braces. */
  words: Readonly<Record<string, string>>;
  /** What is wrong with a link to a place on a page of the site. */
  linkProblem: (to: string) => string | null;
}

const markdown = unified().use(remarkParse).use(remarkGfm);
const toElements = unified().use(remarkRehype);

/**
 * Reads one text written in Markdown behind YAML front matter. Pure. All mistakes of the file come back
 * at once, each with line and column; raw HTML is one of them, so nothing of it reaches a page.
 */
export function parseMarkdown<S extends z.ZodType<object>>(
  file: string,
  source: string,
  { schema, pageNames, words, linkProblem }: Surroundings<S>,
): Parsed<z.output<S> & { sections: ProseSection[] }> {
  const text = source.replaceAll('\r\n', '\n');
  const split = splitFrontMatter(text);
  if (split === null) {
    const message =
      'has no front matter: start with a line ---, then lead: …, then another line ---';
    return { value: null, problems: [{ file, line: 1, column: 1, field: '', message }] };
  }

  const front = parseYaml(file, split.frontMatter, schema);
  const root = markdown.parse(split.body);
  const mistakes = mistakesOf(file, split.body);
  const raw = sectionsOf(root, mistakes);
  const ids = raw.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]);
  checkParts(root, { pageNames, ids, words: Object.keys(words), linkProblem }, mistakes);

  if (front.value === null || mistakes.found.length > 0) {
    return { value: null, problems: [...front.problems, ...mistakes.found] };
  }
  const sections = raw.map(({ children, ...titled }) => ({
    ...fill(titled, words),
    // Filled first: a brace in an address would be encoded on the way to elements.
    body: toElements.runSync({ type: 'root', children: fill(children, words) }),
  }));
  return { value: { ...fill(front.value, words), sections }, problems: [] };
}
