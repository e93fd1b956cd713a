import type { Entry } from '../entries';

/** The words of a text, lowercase; tags and times are one word. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d](?:[\p{L}\d/.%:'&-]*[\p{L}\d%])?/gu) ?? [];
}

/** A word without the ending of a plural, a past, or a participle. */
export function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word;
}

/** Words that a question may have without being about anything. */
export const functionWords = `
  a about above after again all already also am an and any anybody anyone anything are as at away back be because been
  before being below between both but by came come could currently day did do does doing done during each either else
  end ever every everybody everyone everything far fine for from get give go going gone got had has have having he her
  here him his how i if in into is it its just last late later latest left let list long made make many matter may me
  might more most much must my name need needed next no nobody none nor not nothing now of off on one only or other our
  out over own part people person place please possible put right said same say says see she should show so some somebody
  someone something still such sure take taken tell than that the their them then there these they thing things this
  those through time to today together told too took under until up us use used very want was way we well went were
  what which while whom why will with without work worked working would wrong yes yet you your
  isn't aren't wasn't don't doesn't didn't can't cannot won't i'm we're it's
  am pm hours hour minutes minute o'clock morning afternoon evening noon midday midnight
  unit area site plant field shift record records file entry entries logged log known know happening job jobs equipment
  first second third once twice finish
  earlier tag tags number numbers responsible carried current situation details detail info information summary complete
  completed ready pending
`;

const known = new Set(functionWords.trim().split(/\s+/));

function isFunctionWord(word: string): boolean {
  return known.has(word);
}

/** The entries with most of the question's words. */
export function matchWords(words: readonly string[], entries: readonly Entry[]): Entry[] {
  const wanted = [...new Set(words)].filter((word) => !isFunctionWord(word));
  if (wanted.length === 0) return [];
  const scored = entries.map((entry) => {
    const own = new Set(wordsOf(`${entry.text} ${entry.by.join(' ')}`).map(stem));
    return { entry, score: wanted.filter((word) => own.has(stem(word))).length };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  if (best === 0 || best * 2 < wanted.length) return [];
  return scored.filter(({ score }) => score === best).map(({ entry }) => entry);
}
