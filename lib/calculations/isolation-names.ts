import { isBlank } from './isolation-lines';

/** The names or numbers of a list. */
export const listed = (text: string) =>
  text
    .split(/[,;\n&]|\sand\s|\s\/\s/i)
    .map((each) => each.trim())
    .filter((each) => !isBlank(each));

/** After an initial with its period, as in “J. Field”, any word is a family name. */
const initialed = /^(\p{L}\.\s*)+\p{L}[\p{L}'’ -]+$/u;
const words = /^\p{L}+(\.?\s+[\p{L}'’-]+\.?)+$/u;

/** The words of roles, groups, and remarks, as in “Unit operator”, “ABC Contracting”, and “See permit”. */
const role =
  /\b(the|our|on|by|not|see|per|to|unit|field|area|board|console|control|room|day|night|shift|crew|team|gang|group|ops|operat\w*|supervis\w*|forem[ae]n|leads?|contract\w*|services?|company|inc|llc|mechanic\w*|electric\w*|instrument\w*|tech\w*|fitters?|pipefitters?|weld\w*|maint\w*|production|turnaround|safety|engineer\w*|helpers?|entrants?|attendants?|riggers?|millwrights?|insulat\w*|scaffold\w*|inspect\w*|vendors?|workers?|people)\b/i;

/** Whether a text names one person, by an initial or a given name, then a family name. What’s in parentheses is a remark. */
export function isPerson(text: string): boolean {
  const name = text.replace(/\s*\(.*\)$/, '');
  return initialed.test(name) || (words.test(name) && !role.test(name));
}

/** Whether a text names people, and nothing else. */
export const namesPeople = (text: string) =>
  listed(text).length > 0 && listed(text).every(isPerson);

/** “R-14”, “Lock 2”, “Red 7”. A tag or a seal isn’t a lock. */
const lock =
  /^(?!.*(tag|seal|\bcs\b))((pad)?lock )?(no\.? ?|# ?)?\p{L}{0,6}[-/ ]?\d[\d./-]*\p{L}?$/iu;

/** Whether a text is the number of a lock, or of several, and nothing else. */
export const isLock = (text: string) =>
  listed(text).length > 0 && listed(text).every((each) => lock.test(each));

/** The keys of a list, with those between two ends: “R-1 to R-4”. */
export const keysIn = (text: string) =>
  listed(text).flatMap((each) => {
    const [, start = '', first = '', end = '', last = ''] =
      /^(\D*)(\d{1,4})\s*(?:to|through|[–…])\s*(\D*)(\d{1,4})$/i.exec(each) ?? [];
    const isRange = first !== '' && (end === '' || end.toLowerCase() === start.toLowerCase());
    const size = Number(last) - Number(first) + 1;
    if (!isRange || size < 1 || size > 100) return [each];
    return Array.from(
      { length: size },
      (_, at) => `${start}${`${Number(first) + at}`.padStart(first.length, '0')}`,
    );
  });
