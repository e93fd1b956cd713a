interface FrontMatterSplit {
  /** With its opening line, so that the YAML reader counts lines as the file does. */
  frontMatter: string;
  /** With an empty line for each line taken away before it, for the same reason. */
  body: string;
}

/** Parts a Markdown text from the YAML between two lines of `---` that it begins with. */
export function splitFrontMatter(text: string): FrontMatterSplit | null {
  const head = /^---\n(?:[\s\S]*?\n)?---[ \t]*\n/.exec(text)?.[0];
  if (head === undefined) return null;
  const closing = head.lastIndexOf('---');
  return {
    frontMatter: head.slice(0, closing),
    body: head.replace(/[^\n]/g, '') + text.slice(head.length),
  };
}
