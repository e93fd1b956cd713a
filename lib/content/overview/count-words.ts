/** Fields that contain sentences, or lists of sentences. */
const proseFields = new Set([
  ...['asks', 'description', 'lead', 'mainBenefit', 'situation', 'tagline', 'text'],
  ...['benefits', 'capabilities', 'features'],
]);

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

/** The sentences in a tree of content, validated or not. */
function fieldTexts(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return proseFields.has(field) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => fieldTexts(item, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'film' ? [] : fieldTexts(inner, name),
  );
}

/** Lines of a Markdown text without front matter (except its lead), headings, and the targets of links. */
function proseLines(markdown: string): string[] {
  const [, frontMatter = '', body = markdown] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const lead = /^lead: *(?:>-?)?((?:.*)(?:\n .*)*)/m.exec(frontMatter)?.[1] ?? '';
  const lines = body.replaceAll(/\]\([^)]*\)/g, ']').split('\n');
  return [lead, ...lines.filter((line) => !line.startsWith('#'))];
}
