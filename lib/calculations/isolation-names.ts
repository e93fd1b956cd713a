import { isBlank } from './isolation-lines';

/** The names or numbers of a list. “Smith, J.” is one, and so is “A. Kay (G-05)”, without the lock. */
export const listed = (text: string) =>
  text
    .replace(
      /((?:(?:van|von|de[rns]?|la|el|al|st\.?) )*[\p{L}'’-]+), ((?:\p{L}\. ?)+)(?=\s*(?:$|[,;&(\n/]|and\s))/giu,
      '$2 $1',
    )
    .replace(/\s*\(\p{L}{1,4}-?\d+\)/gu, '')
    .split(/[,;\n&]|\sand\s|\s\/\s/i)
    .map((each) => each.trim())
    .filter((each) => !isBlank(each));

/** After an initial with its period, as in “J. Field”, any word is a family name. */
const initialed = /^(\p{L}\.\s*)+\p{L}[\p{L}'’ -]+$/u;
const words = /^\p{L}[\p{L}'’-]*(\.?\s+[\p{L}'’-]+\.?)+$/u;

/** The words of roles, groups, and remarks, as in “Unit operator”, “ABC Contracting”, and “See permit”. */
const role =
  /\b((the|on|by|not|see|per|to|unit|field|area|board|room|day|night|shift|crew|team|ops|lead|fitter|welder|rigger|vendor|holder|owner|plant|site|person|job|group|leader|lock|box)s?|(permit|manag|isolat|authori|coordinat|issu|console|control|operat|supervis|foreman|contract|service|mechanic|electric|instrument|tech|maint|turnaround|safety|engineer|scaffold|inspect)\w*)\b/i;

/** Whether a text names one person, by an initial or a given name, then a family name. What’s in parentheses is a remark. */
export function isPerson(text: string): boolean {
  const name = text.replace(/\s*\(.*\)$/, '');
  return initialed.test(name) || (words.test(name) && !role.test(name));
}

/** Whether a text names people, and nothing else. */
export const namesPeople = (text: string) =>
  listed(text).length > 0 && listed(text).every(isPerson);

/** “R-14”, “Lock 2”, “Red 7”, “OP-A-12”. A tag, a seal, a chain, a valve, or a date isn’t a lock. */
const lock =
  /^(?!.*(tag|seal|chain|cable|hasp|\b(cs|dt|not|yes)(\b|\d))|((pad)?lock )?([hxbf]v|mov|[fptl]c?v|psv|mcc)-?\d{2})((pad)?lock )?(no\.? ?|# ?)?(\p{L}{1,6}-){0,2}\p{L}{0,6}[-/ ]?\d+([./-]\d+)?\p{L}?$/iu;

/** Whether a text is the number of a lock, or of several, and nothing else. */
export const isLock = (text: string) =>
  listed(text).length > 0 && listed(text).every((each) => lock.test(each));

/** The keys of a list, with those between two ends: “R-1 to R-4”. */
export const keysIn = (text: string) =>
  listed(text).flatMap((each) => {
    const [, start = '', first = '', last = ''] =
      /^(\D*)(\d{1,3}) (?:to|through) (?:\1)?(\d{1,3})$/i.exec(each) ?? [];
    const size = first === '' ? 0 : Number(last) - Number(first) + 1;
    if (size < 1) return [each];
    return Array.from(
      { length: size },
      (_, at) => start + `${Number(first) + at}`.padStart(first.length, '0'),
    );
  });
