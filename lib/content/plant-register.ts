import { didYouMean } from './did-you-mean';
import type { YamlFile } from './load-yaml';
import type { Finding, Problem } from './problem';
import { type FieldPath, stringField, valueAt, walk } from './tree';

export type PlantRegister = ReturnType<typeof collectRegister>;

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
    if (typeof value === 'string' && isIdentifier(path)) tags.add(value);
  });
  const listed = valueAt(plant, ['people']);
  const people = (Array.isArray(listed) ? listed : []).flatMap((person: unknown) => {
    const name = stringField(person, 'name');
    const [role, account] = [stringField(person, 'role'), stringField(person, 'account')];
    return name === null ? [] : [{ name, role, account }];
  });
  return { tags, people };
}

/** Entries of the log are about things that the register has elsewhere. */
function isIdentifier(path: FieldPath): boolean {
  const field = path.at(-1);
  if (path.length === 1) return field === 'unit';
  return path[0] !== 'log' && (field === 'tag' || field === 'account');
}

/** Tags and people in a text that aren't in the register. Without one, everything would be unknown. */
export function tagFindings(text: string, { tags, people }: PlantRegister): Finding[] {
  if (tags.size === 0) return [];
  const names = people.map(({ name }) => name);
  const unknownTags = [...new Set(text.match(tagPattern))].filter(
    (word) => !tags.has(word) && !standardPattern.test(word),
  );
  const unknownNames = [...new Set(text.match(personPattern))].filter(
    (word) => !names.includes(word),
  );
  return [
    ...unknownTags.map((within) => ({ within, message: unknownMessage(within, 'tag', tags) })),
    ...unknownNames.map((within) => ({ within, message: unknownMessage(within, 'name', names) })),
  ];
}

/** Fields of a drawing that name a person. */
const personFields = ['by', 'with', 'holder'];
/** Groups of fields that describe a person. */
const personGroups: readonly PropertyKey[] = ['actor', 'instructor', 'over', 'taken'];

/** People in a drawing's fields who aren't in the register, or whose role or account differs from it. */
export function peopleFindings(
  group: unknown,
  groupName: PropertyKey | undefined,
  { people }: PlantRegister,
): Finding[] {
  if (people.length === 0) return [];
  const names = people.map(({ name }) => name);
  const inGroup = groupName !== undefined && personGroups.includes(groupName);
  return (inGroup ? ['name'] : personFields).flatMap((field): Finding[] => {
    const name = stringField(group, field);
    if (name === null) return [];
    const person = people.find((candidate) => candidate.name === name);
    if (person === undefined) {
      // tagFindings reports names in this format.
      if (new RegExp(`^(?:${personPattern.source})$`).test(name)) return [];
      return [{ field, message: unknownMessage(name, 'name', names) }];
    }
    if (field !== 'holder' && !inGroup) return [];
    return (['role', 'account'] as const).flatMap((own) => {
      const [actual, expected] = [stringField(group, own), person[own]];
      if (actual === null || expected === null || actual === expected) return [];
      const message = `must be ${expected}: that’s what content/plant.yaml has for ${name}`;
      return [{ field: own, message }];
    });
  });
}

/** Duplicate tags, accounts, and names in the register. */
export function duplicateProblems(opened: YamlFile): Problem[] {
  const seen = new Set<string>();
  const found: Problem[] = [];
  walk(opened.value, [], (value, path) => {
    const isName = path.at(-1) === 'name' && path.length === 3;
    if (typeof value !== 'string' || !(isName || isIdentifier(path))) return;
    if (seen.has(value)) {
      found.push(opened.problemAt(path, `“${value}” is in the register twice: keep one of them`));
    }
    seen.add(value);
  });
  return found;
}
