import type { YamlFile } from './parse-yaml';
import type { Problem } from './problem';
import { stringField, valueAt, walk } from './tree';

/** The times of the day that plant.yaml has for a thing, by its tag, and for a kind of work, by its name. */
export type PlantTimes = ReadonlyMap<string, ReadonlySet<string>>;

const anyTime = /(?<![\d:])(?:[01]\d|2[0-3]):[0-5]\d(?![\d:])/g;
const anyTag = /(?<![\w/-])(?:[A-Z]{1,4}-\d+[A-Z]?(?:\/\d+)?|Incident \d+)(?![\w-])/g;
/** Fields of a permit or an isolation with the tag of what it's about. */
const relations = ['equipment', 'for', 'isolates'] as const;

/** Collects times even if the file doesn't match its schema. */
export function collectPlantTimes(plant: unknown): PlantTimes {
  const own = new Map<string, Set<string>>();
  const related = new Map<string, string[]>();
  const works = new Map<string, string[]>();
  const add = (tag: string, times: readonly string[]) => {
    const known = own.get(tag) ?? new Set();
    for (const time of times) known.add(time);
    own.set(tag, known);
  };
  const relate = (one: string, other: string) => {
    related.set(one, [...(related.get(one) ?? []), other]);
    related.set(other, [...(related.get(other) ?? []), one]);
  };
  walk(plant, [], (group, path) => {
    if (typeof group !== 'object' || group === null || Array.isArray(group)) return;
    const [list] = path;
    const tag = stringField(group, 'tag') ?? stringField(group, 'device');
    const times = timesIn(group);
    if (list === 'bearing') for (const each of tagsIn(group)) add(each, times);
    if (tag === null) return;
    if (list === 'log') {
      const text = stringField(group, 'text');
      const isPermit = works.size > 0 && [...works.values()].flat().includes(tag);
      for (const each of [tag, ...Object.keys(Object(valueAt(group, ['sets']))), ...tagsIn(text)]) {
        // What an entry says about a permit must match the permit.
        add(each, [stringField(group, 'time') ?? '', ...(isPermit ? [] : timesIn(text))]);
      }
      return;
    }
    for (const each of [tag, ...tagsIn(stringField(group, 'what'))]) add(each, times);
    for (const field of relations) {
      const other = stringField(group, field);
      if (other !== null) relate(tag, other);
    }
    if (list === 'isolations' && path.length === 2)
      for (const point of tagsIn(valueAt(group, ['points']))) relate(tag, point);
    const work = stringField(group, 'work')?.toLowerCase();
    if (work !== undefined) works.set(work, [...(works.get(work) ?? []), tag]);
    if ('fireWatch' in group) works.set('fire watch', [...(works.get('fire watch') ?? []), tag]);
  });
  const all = (tag: string) =>
    [tag, ...(related.get(tag) ?? [])].flatMap((each) => [...(own.get(each) ?? [])]);
  return new Map([
    ...[...own.keys()].map((tag) => [tag, new Set(all(tag))] as const),
    ...[...works].map(([work, tags]) => [work, new Set(tags.flatMap(all))] as const),
  ]);
}

/** Times in a sentence, or a part of one, about something in plant.yaml that has no such time there. */
export function plantTimeProblems(opened: YamlFile, known: PlantTimes): Problem[] {
  const found: Problem[] = [];
  walk(opened.value, [], (value, path) => {
    if (typeof value !== 'string') return;
    const seen: string[] = [];
    for (const sentence of value.split(/(?<=[.!?;])\s+/)) {
      for (const part of sentence.split(/(?<=,)\s+/)) {
        const own = thingsIn(part, known);
        const entry = stringField(valueAt(opened.value, path.slice(0, -1)), 'tag');
        const isLogged = path[0] === 'log' && entry !== null;
        const about = isLogged ? [entry] : thingsIn(sentence, known);
        const things = own.length > 0 ? own : about;
        const times = things.flatMap((thing) => [...(known.get(thing) ?? [])]);
        for (const time of timesIn(part)) {
          const nth = seen.filter((earlier) => earlier === time).length;
          seen.push(time);
          if (times.length === 0 || times.includes(time) || time === value) continue;
          const message = `“${time}” isn’t a time of ${things.join(' or ')} in content/plant.yaml: change one of the two`;
          found.push(opened.problemAt(path, message, { within: time, nth }));
        }
      }
    }
  });
  return found;
}

function thingsIn(text: string, known: PlantTimes): string[] {
  return [...known.keys()].filter(
    (thing) => names(text, thing) && (known.get(thing)?.size ?? 0) > 0,
  );
}

function names(sentence: string, thing: string): boolean {
  return /\d/.test(thing)
    ? tagsIn(sentence).includes(thing)
    : sentence.toLowerCase().includes(thing);
}

function timesIn(value: unknown): string[] {
  return JSON.stringify(value)?.match(anyTime) ?? [];
}

function tagsIn(value: unknown): string[] {
  return JSON.stringify(value)?.match(anyTag) ?? [];
}
