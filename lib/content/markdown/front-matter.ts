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
