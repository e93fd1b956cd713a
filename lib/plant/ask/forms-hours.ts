import { formatDuration, parseTime } from '@/lib/calculations/hours';
import {
  count,
  entryThatSet,
  facts,
  inOrder,
  list,
  nothing,
  type QuestionForm,
  statesAsked,
  timeOfEntry,
} from './answer';
import { subjectsOf } from './subjects';

/** What was logged between two times. */
export const periodForm: QuestionForm = ({ terms, subjects, time, until }, model) => {
  if (time === null || until === null) return null;
  if (terms.has('safe')) return nothing('Ask about one time: the answer can change in between.');
  const [from, to] = [time, until].sort();
  const { date } = model.sources.register;
  const found = model.entries.filter(
    ({ at, about, source }) =>
      at >= `${date}T${from}` &&
      at <= `${date}T${to}` &&
      source !== 'Cost report' &&
      (subjects.length === 0 || about.some((tag) => subjects.includes(tag))),
  );
  const what = subjects.length === 0 ? '' : ` about ${list(subjects)}`;
  if (found.length === 0) return nothing(`No entry${what} between ${from} and ${to}.`);
  return facts(
    `${count(found.length, 'entry', 'entries')}${what} between ${from} and ${to}.`,
    found,
  );
};

/** The work orders that are open at a time. */
export const workOrderForm: QuestionForm = (question, model) => {
  const { terms, subjects } = question;
  if (!terms.has('workOrder') || !terms.has('open') || subjects.length > 0) return null;
  const { at, when, states } = statesAsked(question, model);
  const orders = model.sources.register.workOrders.filter(
    ({ tag }) => states.get(tag)?.state === 'open',
  );
  if (orders.length === 0) return facts(`${when}, no work order of this shift is open.`, []);
  return facts(
    `${when}, ${list(orders.map(({ tag, what }) => `${tag} (${what})`))} ${orders.length === 1 ? 'is' : 'are'} open.`,
    inOrder(...orders.map(({ tag }) => entryThatSet(model, tag, ['open'], at))),
  );
};

/** What's being worked on at a time. */
export const progressForm: QuestionForm = (question, model) => {
  const { terms, subjects } = question;
  const isOpen = terms.has('open') && terms.has('permit');
  if ((!terms.has('progress') && !isOpen) || subjects.length > 0) return null;
  const { at, when, states } = statesAsked(question, model);
  const open = model.sources.register.permits.filter(({ tag }) =>
    ['in progress', 'fire watch'].includes(states.get(tag)?.state ?? ''),
  );
  if (open.length === 0) return facts(`${when}, no permit is in progress.`, []);
  const each = open.map(
    ({ tag, work }) => `${tag} (${work.toLowerCase()}, ${states.get(tag)?.state})`,
  );
  const sources = open.map(({ tag }) =>
    entryThatSet(model, tag, [states.get(tag)?.state ?? ''], at),
  );
  const said = terms.has('count')
    ? `${count(open.length, 'permit is', 'permits are')} open: ${list(each)}`
    : `work is going on under ${list(each)}`;
  return facts(`${when}, ${said}.`, inOrder(...sources));
};

/** How long something was in each of its states. */
export const durationForm: QuestionForm = (question, model) => {
  if (!question.terms.has('howLong')) return null;
  const { shift } = model.sources.register;
  for (const subject of subjectsOf(question, model)) {
    const changes = model.entries.filter(({ sets = {} }) => subject in sets);
    if (changes.length === 0) continue;
    const hours = changes.map((entry, index) => {
      const from = timeOfEntry(entry);
      const next = changes[index + 1];
      const until = next === undefined ? shift.until : timeOfEntry(next);
      const end = next === undefined ? 'the end of the shift' : until;
      return `${entry.sets?.[subject]} from ${from} to ${end} (${formatDuration(parseTime(until) - parseTime(from))})`;
    });
    return facts(`${subject} was ${list(hours)}.`, changes);
  }
  return null;
};
