import { isSeq, parseDocument } from 'yaml';
import { splitFrontMatter } from '../markdown/parse-markdown';
import { positionOf } from '../problem';
import { type FieldPath, formatPath, stringField } from '../tree';
import { EditError } from './edit-error';
import { type BlockPosition, findBlock, replaceBlock } from './edit-markdown';
import { type Change, editYaml, findText } from './edit-yaml';
import { type ContentPicture, pictureAt } from './pictures';
import { markdownBody, type Place } from './place';

/** Words in a file of content/, as a writer edits them. */
export interface Words {
  place: Place;
  line: number;
  column: number;
  /** Empty for the body of a Markdown file. */
  field: string;
  /** As in the file, with variables in braces. */
  value: string;
  /** The entry of the innermost list that they're in; its name, title, heading, or label, or ''. */
  entry: { path: FieldPath; index: number; count: number; name: string } | null;
  /** The picture that they describe. */
  picture: ContentPicture | null;
}

/** Reads the words at a place; null if there are none, or no longer. */
export function readWords(place: Place, source: string): Words | null {
  const [, ...path] = place;
  const position = blockPosition(place);
  const yaml = position === null ? yamlOf(place, source) : '';
  const found = position === null ? findText(yaml, path) : findBlock(source, position);
  if (found === null) return null;
  return {
    place,
    ...positionOf(source, found.start),
    field: position === null ? formatPath(path) : '',
    value: found.value,
    entry: position === null ? findListEntry(yaml, path) : null,
    picture: pictureAt(place, position === null ? parseDocument(yaml).toJS() : found.value),
  };
}

/** The innermost list that a field is in, and the position of its entry; null for a field that isn't in a list. */
function findListEntry(yaml: string, path: FieldPath): Words['entry'] {
  const depth = path.findLastIndex((step) => typeof step === 'number');
  const list = depth === -1 ? null : parseDocument(yaml).getIn(path.slice(0, depth), true);
  if (!isSeq(list)) return null;
  const index = Number(path[depth]);
  const entry: unknown = list.toJSON()[index];
  const names = ['name', 'title', 'heading', 'label'].map((field) => stringField(entry, field));
  const name = names.find((found) => found !== null) ?? '';
  return { path: path.slice(0, depth), index, count: list.items.length, name };
}

/** The file's text with the change at the place. Nothing else in it changes. */
export function changeWords(place: Place, source: string, change: Change): string {
  const [, ...path] = place;
  const position = blockPosition(place);
  if (position === null) {
    const yaml = yamlOf(place, source);
    return editYaml(yaml, path, change) + source.slice(yaml.length);
  }
  if (typeof change === 'string' || !('set' in change)) {
    throw new EditError('refused', 'This text isn’t in a list.');
  }
  return replaceBlock(source, position, change.set);
}

/** The part of the file that is YAML. */
export function yamlOf([file]: Place, source: string): string {
  return file.endsWith('.md') ? (splitFrontMatter(source)?.frontMatter ?? '') : source;
}

function blockPosition([, start, first, second]: Place): BlockPosition | null {
  if (start !== markdownBody) return null;
  if (typeof first === 'number' && typeof second === 'number') return [first, second];
  return [String(first)];
}
