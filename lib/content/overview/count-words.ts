import { fieldTexts } from '../readability/page-texts';

/**
 * Counts words of running text, without headings and labels.
 * @param content the text of a Markdown file, or values of YAML files; needn't be valid
 */
export function countWords(content: unknown): number {
  const texts = Array.isArray(content) ? content : [content];
  return texts
    .flatMap((text) => (typeof text === 'string' ? proseLines(text) : fieldTexts(text)))
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Lines of a Markdown text without front matter (except its lead), headings, and the targets of links. */
function proseLines(markdown: string): string[] {
  const [, frontMatter = '', body = markdown] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const lead = /^lead: *(?:>-?)?((?:.*)(?:\n .*)*)/m.exec(frontMatter)?.[1] ?? '';
  const lines = body.replaceAll(/\]\([^)]*\)/g, ']').split('\n');
  return [lead, ...lines.filter((line) => !line.startsWith('#'))];
}
