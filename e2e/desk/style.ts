import { readFile } from 'node:fs/promises';
import { fontFaceRule } from '../platform/font';

// In cascade order: the last one overrides the others.
const files = ['base', 'screen', 'console', 'viewer', 'logbook', 'widths'];

/** The desk's style sheet. It's read on every request, so a reload shows edits. */
export async function readStyle(): Promise<string> {
  const texts = files.map((name) =>
    readFile(new URL(`./style/${name}.css`, import.meta.url), 'utf8'),
  );
  return [fontFaceRule, ...(await Promise.all(texts))].join('\n');
}
