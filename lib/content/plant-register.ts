import { didYouMean } from './did-you-mean';
import type { FieldPath, YamlFile } from './parse-yaml';
import type { Problem } from './problem';
import { stringField, valueAt, walk } from './tree';

export type PlantRegister = ReturnType<typeof collectRegister>;
type Person = PlantRegister['people'][number];

/** Matches P-201A, PTW-0415, HTP-2/07, Unit 200, and Incident 0231. */
const tagPattern =
  /(?<![\w/-])[A-Z]{1,4}-\d+[A-Z]?(?:\/\d+)?(?![\w-])|\b(?:Unit|Incident) \d+[A-Z]?\b/g;
/** Standards have the same format: ISA-5.1. */
const standardPattern = /^(?:ANSI|API|IEC|ISA|ISO|NFPA|OSHA|PCC)-/;
/** Matches M. Okafor. */
const personPattern = /(?<![\w.])[A-Z]\. [A-Z][a-z]+\b/g;

const unknownMessage = (word: string, kind: string, known: Iterable<string>) =>
  `“${word}” isn’t in content/plant.yaml: use a ${kind} from there, or add this one${didYouMean(word, known)}`;

/** Tags and people in plant.yaml, collected even if the file doesn't match its schema. */
export function collectRegister(plant: unknown) {
  const tags = new Set<string>();
  walk(plant, [], (value, path) => {
    const field = path.at(-1);
    if (typeof value !== 'string' || isReference(path)) return;
    if (field === 'tag' || field === 'account' || isUnit(path)) tags.add(value);
  });
  const listed = valueAt(plant, ['people']);
  const people = (Array.isArray(listed) ? listed : []).flatMap((person: unknown) => {
    const name = stringField(person, 'name');
    const [role, account] = [stringField(person, 'role'), stringField(person, 'account')];
    return name === null ? [] : [{ name, role, account }];
  });
  return { tags, people };
}

/** Tags and people anywhere in the file that aren't in the register. */
export function plantProblems(opened: YamlFile, { tags, people }: PlantRegister): Problem[] {
  // Without a register, everything would be reported as unknown.
  if (tags.size === 0) return [];
  const names = people.map(({ name }) => name);
  const found: Problem[] = [];
  walk(opened.value, [], (value, path) => {
    if (typeof value !== 'string') return;
    for (const word of new Set(value.match(tagPattern))) {
      if (tags.has(word) || standardPattern.test(word)) continue;
      found.push(opened.problemAt(path, unknownMessage(word, 'tag', tags), { within: word }));
    }
    for (const name of new Set(value.match(personPattern))) {
      if (names.includes(name)) continue;
      found.push(opened.problemAt(path, unknownMessage(name, 'name', names), { within: name }));
    }
  });
  return found;
}

/** Fields of a drawing that name a person. */
const personFields = ['by', 'with', 'holder'];
/** Groups of fields that describe a person. */
const personGroups = ['actor', 'instructor', 'over', 'taken'];

/** People in a drawing's fields who aren't in the register, or whose role or account differs from it. */
export function peopleProblems(opened: YamlFile, { people }: PlantRegister): Problem[] {
  if (people.length === 0) return [];
  const names = people.map(({ name }) => name);
  const found: Problem[] = [];
  walk(opened.value, [], (value, path) => {
    const inGroup = personGroups.includes(String(path.at(-1)));
    for (const field of inGroup ? ['name'] : personFields) {
      const name = stringField(value, field);
      if (name === null) continue;
      const person = people.find((candidate) => candidate.name === name);
      if (person === undefined) {
        // plantProblems reports names in this format.
        if (new RegExp(`^(?:${personPattern.source})$`).test(name)) continue;
        found.push(opened.problemAt([...path, field], unknownMessage(name, 'name', names)));
      } else if (field === 'holder' || inGroup) {
        found.push(...personMismatches(opened, value, path, person));
      }
    }
  });
  return found;
}

function personMismatches(
  opened: YamlFile,
  value: unknown,
  path: FieldPath,
  person: Person,
): Problem[] {
  return (['role', 'account'] as const).flatMap((field) => {
    const actual = stringField(value, field);
    if (actual === null || person[field] === null || actual === person[field]) return [];
    const message = `must be ${person[field]}: that’s what content/plant.yaml has for ${person.name}`;
    return [opened.problemAt([...path, field], message)];
  });
}

/** Duplicate tags, accounts, and names in the register. */
export function duplicateProblems(opened: YamlFile): Problem[] {
  const seen = new Set<string>();
  const found: Problem[] = [];
  walk(opened.value, [], (value, path) => {
    const field = path.at(-1);
    const isIdentifier =
      field === 'tag' || field === 'account' || (field === 'name' && path.length === 3);
    if (typeof value !== 'string' || !isIdentifier || isReference(path)) return;
    if (seen.has(value)) {
      found.push(opened.problemAt(path, `“${value}” is in the register twice: keep one of them`));
    }
    seen.add(value);
  });
  return found;
}

/** Entries of the log are about things that the register has elsewhere. */
function isReference(path: FieldPath): boolean {
  return path[0] === 'log';
}

function isUnit(path: FieldPath): boolean {
  return path.length === 1 && path[0] === 'unit';
}
