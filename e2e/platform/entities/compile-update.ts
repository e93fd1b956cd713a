import { systemFields } from '../store/records';
import { isObject, type StoredRecord } from './query';
import { maxDepth } from './query-limits';
import { type FieldChange, fieldOperators, invalidUpdate } from './update-operators';

/** Changes a record's fields. @throws ApiError 422 if a field's type doesn't allow the operation */
type RecordChange = (own: StoredRecord) => StoredRecord;

/**
 * Compiles an update such as `{ $set: { status: 'done' }, $inc: { 'meta.visits': 1 } }`. A path through missing
 * objects creates them. A field can be changed by one operator only.
 *
 * @param now ms since 1970
 * @throws ApiError 422 that names an unknown operator, a field that can't be changed, or an invalid operand
 */
export function compileUpdate(update: unknown, now: number): RecordChange {
  if (!isObject(update) || Object.keys(update).length === 0) {
    throw invalidUpdate('data', 'must have at least one operator, such as $set');
  }
  const taken: string[] = [];
  const changes = Object.entries(update).flatMap(([name, operands]) => {
    const place = `data.${name}`;
    const operator = fieldOperators.get(name);
    if (!operator && name !== '$rename') {
      const known = ['$rename', ...fieldOperators.keys()].join(', ');
      throw invalidUpdate(place, `is not a known operator; use ${known}`);
    }
    if (!isObject(operands)) throw invalidUpdate(place, 'must be an object of fields');
    return Object.entries(operands).map(([field, operand]) => {
      const here = `${place}.${field}`;
      const path = claim(field, here, taken);
      if (!operator) return renamed(path, claim(operand, here, taken), here);
      const change = operator(operand, here, now);
      return (own: StoredRecord) => changeAt(own, path, change, here);
    });
  });
  return (own) => changes.reduce((record, change) => change(record), own);
}

/** Checks a field's path and that no other operator changes it, a part of it, or an object that it's in. */
function claim(field: unknown, place: string, taken: string[]): readonly string[] {
  if (typeof field !== 'string') throw invalidUpdate(place, 'must be the name of a field');
  const path = field.split('.');
  const [first = ''] = path;
  if (path.length > maxDepth || path.some((part) => part === '' || part.startsWith('$'))) {
    throw invalidUpdate(place, `"${field}" is not the name of a field`);
  }
  if (systemFields.includes(first)) throw invalidUpdate(place, `${first} can’t be changed`);
  const overlaps = (other: string) =>
    `${field}.`.startsWith(`${other}.`) || other.startsWith(`${field}.`);
  if (taken.some(overlaps)) throw invalidUpdate(place, 'a field can be changed only once');
  taken.push(field);
  return path;
}

function renamed(from: readonly string[], to: readonly string[], place: string): RecordChange {
  return (own) => {
    let moved: unknown;
    const take: FieldChange = (current) => {
      moved = current;
      return undefined;
    };
    const without = changeAt(own, from, take, place);
    return moved === undefined ? own : changeAt(without, to, () => moved, place);
  };
}

function changeAt(
  object: StoredRecord,
  [name = '', ...rest]: readonly string[],
  change: FieldChange,
  place: string,
): StoredRecord {
  const current = Object.hasOwn(object, name) ? object[name] : undefined;
  const { [name]: _, ...others } = object;
  let changed: unknown;
  if (rest.length === 0) changed = change(current);
  else if (current === undefined) changed = created(rest, change, place);
  else if (isObject(current)) changed = changeAt(current, rest, change, place);
  else throw invalidUpdate(place, `${name} isn’t an object`);
  return changed === undefined ? others : { ...object, [name]: changed };
}

/** The objects along a path that doesn't exist yet, unless the change leaves its end missing. */
function created(path: readonly string[], change: FieldChange, place: string): unknown {
  const object = changeAt({}, path, change, place);
  return Object.keys(object).length === 0 ? undefined : object;
}
