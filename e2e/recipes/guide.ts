import { readFileSync } from 'node:fs';

const guide = readFileSync('content/README.md', 'utf8');

/** Headings of the guide's parts, without those in examples. */
export const guideHeadings = [...guide.replace(/```[\s\S]*?```/g, '').matchAll(/^## (.+)$/gm)].map(
  ([, heading = '']) => heading,
);

/** The example of a page's file in content/README.md: the first code block after the first mention of its path. */
export function readmeExample(path: string): string {
  const [, below = ''] = guide.split(path);
  const example = /```\w*\n([\s\S]*?)```/.exec(below)?.[1];
  if (example === undefined) throw new Error(`content/README.md has no example of ${path}`);
  return example;
}
