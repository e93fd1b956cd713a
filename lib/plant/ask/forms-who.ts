import {
  count,
  entriesThatSet,
  entriesUntil,
  facts,
  list,
  nothing,
  type QuestionForm,
  quote,
} from './answer';
import type { PlantModel } from './model';
import { subjectsOf } from './question';
import type { Term } from './terms';

/** The states that a verb in a question stands for, and how a sentence says it. */
const verbs: readonly (readonly [Term, readonly string[], string])[] = [
  ['handBack', ['handed back'], 'handed back'],
  ['suspend', ['suspended'], 'suspended'],
  ['request', ['requested'], 'requested'],
  ['issue', ['issued'], 'issued'],
  ['accept', ['accepted'], 'accepted'],
  ['close', ['closed out', 'closed'], 'closed'],
  ['verify', ['verified'], 'verified'],
  ['remove', ['removed'], 'removed'],
  ['wait', ['rescheduled'], 'rescheduled'],
  ['open', ['open'], 'opened'],
  ['start', ['in progress', 'running'], 'started'],
  ['stop', ['fire watch', 'stopped', 'out of service'], 'stopped'],
  ['fireWatch', ['fire watch'], 'put under fire watch'],
  ['isolation', ['verified', 'locked out', 'locked'], 'isolated'],
  ['lock', ['locked', 'verified'], 'locked'],
  ['qualified', ['valid'], 'certified'],
  ['state', ['in service', 'running'], 'put in service'],
  ['raise', ['open'], 'raised'],
];

/** Who did something, or when it was done. */
export const whoWhenForm: QuestionForm = (question, model) => {
  const { terms, time } = question;
  // An entry that suspends something says why.
  const isWhy = terms.has('why') && terms.has('suspend');
  if (!terms.has('who') && !terms.has('when') && !terms.has('sign') && !isWhy) return null;
  const asked = subjectsOf(question, model);
  const { isolations, permits } = model.sources.register;
  const subjects =
    asked.length === 0 && terms.has('remove') ? isolations.map(({ tag }) => tag) : asked;
  if (terms.has('sign') && subjects.length > 0) return signatures(subjects, model);
  for (const [term, states, participle] of verbs) {
    if (!terms.has(term)) continue;
    for (const subject of subjects) {
      const found = entriesThatSet(model, subject, states, time ?? undefined);
      if (found.length === 0) continue;
      return facts(`${subject} was ${participle} ${found.map(quote).join(', and ')}.`, found);
    }
    const permit = permits.find(({ tag }) => subjects.includes(tag));
    if (permit !== undefined) {
      return nothing(`No entry says that ${permit.tag} was ${participle}, or by whom.`);
    }
  }
  return null;
};

function signatures([subject = '']: readonly string[], { entries }: PlantModel) {
  const own = entries.filter(({ about, by }) => about[0] === subject && by.length > 0);
  const people = [...new Set(own.flatMap(({ by }) => by))];
  return people.length === 0
    ? nothing(`No entry about ${subject} has an author.`)
    : facts(
        `${count(own.length, 'entry', 'entries')} about ${subject}, signed by ${list(people)}.`,
        own,
      );
}

/** Who decided something: the first entry about it that a supervisor wrote. */
export const decisionForm: QuestionForm = (question, model) => {
  const { terms } = question;
  const isWhy = terms.has('why') && terms.has('stop');
  if (!terms.has('decide') && !isWhy) return null;
  const subjects = isWhy ? question.subjects : subjectsOf(question, model);
  const supervisors = model.sources.register.people.flatMap(({ role, name }) =>
    /supervisor/i.test(role) ? [name] : [],
  );
  const entry = model.entries.find(
    ({ about, by, source }) =>
      source === 'Shift log' &&
      by.some((name) => supervisors.includes(name)) &&
      subjects.some((subject) => about.includes(subject)),
  );
  return entry === undefined ? null : facts(`It was decided ${quote(entry)}.`, [entry]);
};

/** What entries say about something that has no tag. */
const topics: readonly (readonly [Term, RegExp])[] = [
  ['gasket', /\bgasket\b/i],
  ['leak', /\bleak/i],
  ['voltage', /\babsence of voltage\b/i],
  ['gasTest', /\bgas test\b/i],
  ['accept', /\baccepted\b|\bread back\b/i],
  ['fireWatch', /\bfire watch\b/i],
  ['conflict', /\bconflict\b/i],
  ['raise', /\braised\b/i],
  ['crew', /\bcrew now\b/i],
  ['reading', /\breads?\b(?! back)|\bin\/s\b/i],
];

export const topicForm: QuestionForm = ({ terms, subjects, time }, model) => {
  const [, pattern] = topics.find(([term]) => terms.has(term)) ?? [];
  // “Who’s on shift?” is about people.
  // At a time, “wrote” asks for that entry.
  if (terms.has('raise') && time !== null) return null;
  if (pattern === undefined || terms.has('wait') || (terms.has('crew') && !terms.has('count'))) {
    return null;
  }
  const found = entriesUntil(model, time ?? '23:59').filter(
    ({ text, about, source }) =>
      pattern.test(text) &&
      source !== 'Incident report' &&
      subjects.every((subject) => about.includes(subject)),
  );
  if (found.length === 0) return null;
  return facts(`On record ${found.map(quote).join('; ')}.`, found);
};
