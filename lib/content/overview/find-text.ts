import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { blocksOf } from '../editing/edit-markdown';
import { markdownBody, type Place } from '../editing/place';
import { createWordsTest } from '../editing/schema-lookup';
import { yamlOf } from '../editing/words';
import { type FieldPath, formatPath, walk } from '../tree';

/** Words of content/ with a text in them. */
export interface FoundWords {
  /** Like `content/home.yaml`. */
  file: string;
  /** Empty for the body of a Markdown file. */
  field: string;
  place: Place;
  before: string;
  match: string;
  after: string;
}

/**
 * Finds a text in the words of content/, with any capitals, spaces, and quotes.
 *
 * @param texts of the files, by name
 * @param schemas of the files, by name, which tell words from names that the code compares
 */
export function findText(
  texts: ReadonlyMap<string, string>,
  schemas: ReadonlyMap<string, z.ZodType>,
  query: string,
): FoundWords[] {
  const wanted = simplified(query.trim());
  if (wanted === '') return [];
  const find = (place: Place, field: string, words: string): FoundWords[] => {
    const line = words.replace(/\s/g, ' ');
    const start = simplified(line).indexOf(wanted);
    if (start === -1) return [];
    const end = start + wanted.length;
    const parts = { before: line.slice(0, start), match: line.slice(start, end) };
    return [{ file: `content/${place[0]}`, field, place, ...parts, after: line.slice(end) }];
  };
  return [...texts].flatMap(([file, text]) => {
    const schema = schemas.get(file);
    if (schema === undefined) return [];
    const isWords = createWordsTest(schema);
    const inFields = stringsOf(parseDocument(yamlOf([file], text)).toJS()).flatMap(
      ([path, words]) => (isWords(path) ? find([file, ...path], formatPath(path), words) : []),
    );
    const blocks = file.endsWith('.md') ? blocksOf(text) : [];
    return [
      ...inFields,
      ...blocks.flatMap(({ position, value }) =>
        find([file, markdownBody, ...position], '', value),
      ),
    ];
  });
}

/** As long as the text, so that positions stay the same. */
function simplified(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s/g, ' ')
    .replace(/\p{Lu}/gu, (letter) => {
      const lower = letter.toLowerCase();
      return lower.length === letter.length ? lower : letter;
    });
}

function stringsOf(value: unknown): [(string | number)[], string][] {
  const found: [(string | number)[], string][] = [];
  const add = (each: unknown, path: FieldPath) => {
    const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
    if (typeof each === 'string') found.push([steps, each]);
  };
  walk(value, [], add);
  return found;
}
