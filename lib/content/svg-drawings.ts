import type { ContentFolder } from './content-folder';
import { fileProblem, type Problem, positionOf } from './problem';
import { valueAt } from './tree';

/**
 * The drawings that don't compute, by the part of drawings/company.yaml that has their words. Each is a file for wide
 * windows and one for phones.
 */
const names = {
  nextShift: 'next-shift',
} as const;

type Part = keyof typeof names;

/** Where a word goes, by the path of its field: `{places.0.name}`. */
const place = /\{([\w.]+)\}/g;

export function readSvgDrawings(files: ContentFolder) {
  const company = files.open('drawings/company.yaml').value;
  const problems: Problem[] = [];
  const read = (part: Part) =>
    ['wide', 'tall'].map((cut) => {
      const name = `drawings/${names[part]}-${cut}.svg`;
      const svg = files.read(name);
      if (svg === '') problems.push(fileProblem(name, 'is missing: add it'));
      for (const { 0: written, 1: path = '', index } of svg.matchAll(place)) {
        if (wordAt(valueAt(company, [part]), path) !== null) continue;
        const message = `“${written}” isn’t a text of \`${part}\` in content/drawings/company.yaml: fix its path, or add it there`;
        problems.push({ ...fileProblem(name, message), ...positionOf(svg, index) });
      }
      return svg;
    });
  const svgs = {
    nextShift: read('nextShift'),
    /** Home's shift, for windows of any width. */
    unit200: files.read('drawings/unit-200.svg'),
  };
  return { svgs, problems };
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
