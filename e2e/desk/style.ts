import { readFile } from 'node:fs/promises';
import { fontFaceRule } from '../platform/font';

// The last one overrides the others.
const files = ['base', 'screen', 'console', 'viewer', 'logbook', 'widths'];

/** The desk's style sheet, read anew each time, so that a reload shows an edit. */
export async function readStyle(): Promise<string> {
  const texts = files.map((name) =>
    readFile(new URL(`./style/${name}.css`, import.meta.url), 'utf8'),
  );
  return [fontFaceRule, ...(await Promise.all(texts))].join('\n');
}
