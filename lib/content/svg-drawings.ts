import type { ContentFolder } from './content-folder';
import { fileProblem, type Problem, positionOf } from './problem';
import { valueAt } from './tree';

/** Where a word goes, by the path of its field: `{places.0.name}`. */
const place = /\{([\w.]+)\}/g;

/** The drawings that are files. The next shift's, for wide windows and for phones, have their words in company.yaml. */
export function readSvgDrawings(files: ContentFolder) {
  const words = valueAt(files.open('drawings/company.yaml').value, ['nextShift']);
  const problems: Problem[] = [];
  const nextShift = ['wide', 'tall'].map((cut) => {
    const name = `drawings/next-shift-${cut}.svg`;
    const svg = files.read(name);
    if (svg === '') problems.push(fileProblem(name, 'is missing: add it'));
    for (const { 0: written, 1: path = '', index } of svg.matchAll(place)) {
      if (wordAt(words, path) !== null) continue;
      const message = `“${written}” isn’t a text of \`nextShift\` in content/drawings/company.yaml: fix its path, or add it there`;
      problems.push({ ...fileProblem(name, message), ...positionOf(svg, index) });
    }
    return svg;
  });
  /** Home's shift, for windows of any width. */
  const unit200 = files.read('drawings/unit-200.svg');
  return { svgs: { nextShift, unit200 }, problems };
}

/** A drawing with its words. */
export function fillSvg(svg: string, words: unknown): string {
  return svg.replace(place, (_, path: string) =>
    (wordAt(words, path) ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
}

function wordAt(words: unknown, path: string): string | null {
  const word = valueAt(words, path.split('.'));
  return typeof word === 'string' ? word : null;
}
