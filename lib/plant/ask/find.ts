import MiniSearch from 'minisearch';
import type { Entry } from '../entries';
import { slugOf } from '../identifiers';
import type { PlantModel } from '../model';
import type { Answer } from './answer';
import { forms } from './forms';
import { actsIn, standsAgainst } from './stands-against';

/** A question with an answer on file. */
export interface Question {
  /** Of its form and its tag, as in links: `opening-f-207`. */
  id: string;
  /** What it's about; empty for the whole unit. */
  tag: string;
  /** Whether somebody wants to do something. */
  isPermission: boolean;
  /** With `[time]` if it has one. */
  ask: string;
  /** What it's found by, next to its own words. */
  terms: string;
  answer: (time: string) => Answer;
}

/** Every question that the records answer. */
export function listQuestions(model: PlantModel): Question[] {
  const { records, sources } = model;
  const { until } = sources.register.shift;
  const against = actsIn(sources.register).map(({ act, tag, terms }) => ({
    id: `${slugOf(act)}-${slugOf(tag)}`,
    tag,
    isPermission: true,
    ask: `What stands against ${act} ${tag} at [time]?`,
    terms: `can may safe ok allowed ready clear permission ${terms} ${records.find((each) => each.tag === tag)?.what ?? ''}`,
    answer: (time: string) => standsAgainst(act, tag, model, time),
  }));
  const others = forms.flatMap(({ id, ask, terms, query, sentence, missing }) => {
    const about = ask.includes('[tag]')
      ? records.filter(({ tag }) => query({ model, tag, time: until }).length > 0)
      : [{ tag: '', what: '' }];
    return about.map(({ tag, what }) => ({
      id: tag === '' ? id : `${id}-${slugOf(tag)}`,
      tag,
      isPermission: false,
      ask: ask.replace('[tag]', tag),
      terms: `${terms} ${what}`,
      answer(time: string) {
        const sources = query({ model, tag, time });
        return { sentence: sentence(sources, { model, tag, time }), sources, missing };
      },
    }));
  });
  return [...against, ...others];
}

/** A question as it's asked at a time. */
export function askedAt(ask: string, time: string): string {
  return ask.replace('[time]', time);
}

/** What words find. */
export interface Found {
  questions: readonly Question[];
  /** Whether the questions have all the words, none turns them around, and the first is about a tag among them. */
  isFit: boolean;
  /** With all the words. */
  entries: readonly Entry[];
  /** The words that were looked for. */
  words: readonly string[];
  /** Those that no question has, and that would turn its answer around: “not”, “without”, “isn’t”. */
  turns: readonly string[];
}

const stopWords = new Set(
  `a about an and any are as at be been by do does for from has have i in is it its me of on or so that the there this
  to was we were will with`.split(/\s+/),
);

const turning = /\b(?:not|never|no|cannot|without|unless|except|if|only|\w+n[’']t)\b/g;

/** What somebody wants to do, and how a question about a state begins instead. */
const acting = /\b(?:open|close|start|restart|operate|remove)\b/i;
const asking =
  /^\s*(?:is|are|was|were|has|who|what|when|why)\b(?!.*\b(?:to|safe|ok|ready|clear|allowed|against)\b)/i;

/** A tag is one word, with or without hyphens and zeros: “ptw 415” is PTW-0415. A time is a field, not a word. */
function wordsOf(text: string): string[] {
  const joined = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\b\d{1,2}:\d\d\b|[’']s\b/g, ' ')
    .replaceAll(/\b([a-z]{1,4})[- ]?0*(\d+[a-z]?)\b/g, '$1$2');
  return (joined.match(/[\p{L}\d]+/gu) ?? []).filter((word) => !stopWords.has(word));
}

/** Finds questions and entries by words. It answers nothing. */
export function createFinder({ entries }: PlantModel, questions: readonly Question[]) {
  const asked = createIndex(questions.map(({ ask, terms }) => ({ text: ask, terms })));
  const logged = createIndex(
    entries.map(({ text, about, by, source }) => {
      return { text, terms: [...about, ...by, source].join(' ') };
    }),
  );
  return (typed: string): Found => {
    const fit = asked(typed, 'AND');
    const turns = [...new Set(typed.toLowerCase().match(turning))];
    const words = wordsOf(typed);
    const tags = words.filter((word) => /^[a-z]{1,4}\d+[a-z]?$/.test(word));
    // “Is it safe?” says nothing about what.
    const isNamed = ({ isPermission }: Question) => !isPermission || tags.length > 0;
    const isAbout = ({ tag }: Question) =>
      tags.length === 0 || wordsOf(tag).some((word) => tags.includes(word));
    const asksState = asking.test(typed);
    const wantsTo = acting.test(typed) && !asksState;
    const rank = (question: Question) =>
      (isAbout(question) ? 0 : 2) + ((question.isPermission ? asksState : wantsTo) ? 1 : 0);
    const found = (fit.length > 0 ? fit : asked(typed, 'OR'))
      .flatMap((at) => questions[at] ?? [])
      .toSorted((a, b) => rank(a) - rank(b));
    return {
      questions: found,
      isFit:
        fit.length > 0 &&
        turns.length === 0 &&
        found.slice(0, 1).every((each) => isAbout(each) && isNamed(each)),
      entries: logged(typed, 'AND').flatMap((at) => entries[at] ?? []),
      words,
      turns,
    };
  };
}

/** Finds the numbers of texts, the best first, by their words and by terms next to them. */
function createIndex(texts: readonly { text: string; terms: string }[]) {
  const index = new MiniSearch({ fields: ['text', 'terms'], tokenize: wordsOf });
  index.addAll(texts.map(({ text, terms }, id) => ({ id, text, terms })));
  return (words: string, combineWith: 'AND' | 'OR') => {
    // Only for suggestions; and P-201B isn't a misspelled P-201A.
    const isFuzzy = (word: string) => combineWith === 'OR' && !/\d/.test(word) && word.length > 4;
    return index
      .search(words, {
        combineWith,
        prefix: true,
        fuzzy: (word) => isFuzzy(word) && 0.2,
        boost: { text: 3 },
      })
      .map(({ id }) => Number(id));
  };
}
