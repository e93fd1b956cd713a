import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { fill } from '../fill';
import { type Parsed, parseYaml } from '../parse';
import { legalSchema } from '../schemas/legal';
import type { LegalText } from '../types';
import { checkParts } from './check-parts';
import { splitFrontMatter } from './front-matter';
import { sectionsOf } from './headings';
import { mistakesOf } from './mistakes';

interface Surroundings {
  pageNames: readonly string[];
  /** What the site puts in for a name in braces. */
  words: Readonly<Record<string, string>>;
}

const markdown = unified().use(remarkParse).use(remarkGfm);
const toElements = unified().use(remarkRehype);

/**
 * Reads one legal text: Markdown behind YAML front matter. Pure. All mistakes of the file come back at
 * once, each with line and column; raw HTML is one of them, so nothing of it reaches a page.
 */
export function parseLegal(
  file: string,
  source: string,
  { pageNames, words }: Surroundings,
): Parsed<LegalText> {
  const text = source.replaceAll('\r\n', '\n');
  const split = splitFrontMatter(text);
  if (split === null) {
    const message = 'has no front matter: begin with a line ---, then lead: …, then a line ---';
    return { value: null, problems: [{ file, line: 1, column: 1, field: '', message }] };
  }

  const front = parseYaml(file, split.frontMatter, legalSchema);
  const root = markdown.parse(split.body);
  const mistakes = mistakesOf(file, split.body);
  const raw = sectionsOf(root, mistakes);
  const ids = new Set(raw.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]));
  checkParts(root, { pageNames, ids, words: Object.keys(words) }, mistakes);

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
