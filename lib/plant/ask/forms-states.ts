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
import type { PlantModel } from './model';
import { subjectsOf } from './question';
import { hasAny } from './terms';
import { stem } from './words';

/** What was logged between two times. */
export const periodForm: QuestionForm = ({ terms, subjects, time, until }, model) => {
  if (time === null || until === null) return null;
  if (terms.has('safe')) return nothing('Ask about one time: the answer can change in between.');
  const [from = '', to = ''] = [time, until].sort();
  const { found, what } = logged(subjects, model, (at) => at >= from && at <= to);
  if (found.length === 0) return nothing(`No entry${what} between ${from} and ${to}.`);
  return facts(
    `${count(found.length, 'entry', 'entries')}${what} between ${from} and ${to}.`,
    found,
  );
};

/** What was logged after a time. */
export const changeForm: QuestionForm = ({ terms, time, subjects }, model) => {
  if (!terms.has('change')) return null;
  if (time === null) return nothing('Since when? Give a time of the shift, such as 14:00.');
  const { found, what } = logged(subjects, model, (at) => at > time);
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return nothing(`No entry${what} after ${time}.`);
  return facts(
    `${count(found.length, 'entry', 'entries')}${what} after ${time}, the first at ${timeOfEntry(first)}, the last at ${timeOfEntry(last)}.`,
    found,
  );
};

/** The day's entries in a period, about these subjects if there are any, and the words for what they're about. */
function logged(
  subjects: readonly string[],
  { entries, sources }: PlantModel,
  isIn: (time: string) => boolean,
) {
  const found = entries.filter(
    (entry) =>
      entry.at.startsWith(sources.register.date) &&
      isIn(timeOfEntry(entry)) &&
      entry.source !== 'Cost report' &&
      (subjects.length === 0 || entry.about.some((tag) => subjects.includes(tag))),
  );
  return { found, what: subjects.length === 0 ? '' : ` about ${list(subjects)}` };
}

/** The work orders that are open at a time. */
export const workOrderForm: QuestionForm = (question, model) => {
  const { terms, subjects } = question;
  if (!terms.has('workOrder') || !terms.has('open') || subjects.length > 0) return null;
  const { when, stateOf, setBy } = statesAsked(question, model);
  const orders = model.sources.register.workOrders.filter(({ tag }) => stateOf(tag) === 'open');
  if (orders.length === 0) return facts(`${when}, no work order of this shift is open.`, []);
  return facts(
    `${when}, ${list(orders.map(({ tag, what }) => `${tag} (${what})`))} ${orders.length === 1 ? 'is' : 'are'} open.`,
    setBy(orders.map(({ tag }) => tag)),
  );
};

/** What's being worked on at a time. */
export const progressForm: QuestionForm = (question, model) => {
  const { terms, subjects } = question;
  const isOpen = terms.has('open') && terms.has('permit');
  if ((!terms.has('progress') && !isOpen) || subjects.length > 0) return null;
  const { when, stateOf, setBy } = statesAsked(question, model);
  const open = model.sources.register.permits.filter(({ tag }) =>
    ['in progress', 'fire watch'].includes(stateOf(tag)),
  );
  if (open.length === 0) return facts(`${when}, no permit is in progress.`, []);
  const each = open.map(({ tag, work }) => `${tag} (${work.toLowerCase()}, ${stateOf(tag)})`);
  const said = terms.has('count')
    ? `${count(open.length, 'permit is', 'permits are')} open: ${list(each)}`
    : `work is going on under ${list(each)}`;
  return facts(`${when}, ${said}.`, setBy(open.map(({ tag }) => tag)));
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

/** What state the pumps, the valves, or the breakers are in, perhaps only those that are open or closed. */
export const kindForm: QuestionForm = (question, model) => {
  const { terms, subjects, words } = question;
  const kind = ['pump', 'valve', 'breaker'].find((each) => words.map(stem).includes(stem(each)));
  const isAsked = hasAny(terms, 'state', 'open', 'close', 'start', 'stop');
  if (!isAsked || kind === undefined || subjects.length > 0) return null;
  const { equipment, devices } = model.sources.register;
  const { when, stateOf, setBy } = statesAsked(question, model);
  // Every device that isn't a breaker is a valve, even if it's called a drain.
  const things = [...equipment, ...devices].filter(({ tag, what }) =>
    kind === 'valve'
      ? devices.some((device) => device.tag === tag) && !/breaker/i.test(what)
      : new RegExp(kind, 'i').test(what) && (kind === 'pump') === /pump$/i.test(what),
  );
  const position = terms.has('close') ? 'closed' : terms.has('open') ? 'open' : '';
  const shown = things.map(({ tag }) => tag).filter((tag) => stateOf(tag).endsWith(position));
  if (shown.length === 0) return facts(`${when}, no ${kind} is ${position}.`, []);
  return facts(
    `${when}: ${list(shown.map((tag) => `${tag} is ${stateOf(tag)}`))}.`,
    setBy(shown),
    'What no entry has set is as it was before the shift.',
  );
};

/** The permits in a bay of the pipe rack. */
export const bayForm: QuestionForm = (question, model) => {
  const { words, subjects } = question;
  const bay = words[words.indexOf('bay') + 1] ?? '';
  if (!words.includes('bay') || !/^\d+$/.test(bay) || subjects.length > 0) return null;
  const { at, when, states } = statesAsked(question, model);
  const permits = model.sources.register.permits.filter(({ where }) =>
    where.endsWith(`bay ${Number(bay)}`),
  );
  if (permits.length === 0) return nothing(`No permit of this shift is in bay ${bay}.`);
  const stateOf = (tag: string) => states.get(tag)?.state ?? 'not requested';
  const each = permits.map(({ tag, work }) => `${tag} (${work.toLowerCase()}, ${stateOf(tag)})`);
  return facts(
    `${when}, ${count(permits.length, 'permit is', 'permits are')} on file for bay ${bay}: ${list(each)}.`,
    inOrder(...permits.map(({ tag }) => entryThatSet(model, tag, [stateOf(tag)], at))),
  );
};

/** Which devices are locked, perhaps only those locked open or closed, with their locks and who holds them. */
export const locksForm: QuestionForm = (question, model) => {
  const { terms, subjects, words } = question;
  const isElse = hasAny(terms, 'remove', 'isolation', 'verify');
  if (!terms.has('lock') || isElse || subjects.length > 0) return null;
  const { when, stateOf, setBy } = statesAsked(question, model);
  const position = terms.has('close') ? ' closed' : terms.has('open') ? ' open' : '';
  const kind = ['valve', 'breaker'].find((each) => words.some((word) => word.startsWith(each)));
  const { isolations, devices } = model.sources.register;
  // Every other device is a valve, even if it's called a drain.
  const breakers = devices.filter(({ what }) => what.includes('breaker')).map(({ tag }) => tag);
  const points = isolations
    .flatMap((plan) => plan.points)
    .filter(
      ({ device }) => kind === undefined || breakers.includes(device) === (kind === 'breaker'),
    );
  const locked = points.filter(({ device }) => stateOf(device).startsWith(`locked${position}`));
  if (locked.length === 0) {
    const unlocked = points.map(({ device }) => device);
    return facts(`${when}, no ${kind ?? 'device'} is locked${position}.`, setBy(unlocked));
  }
  const each = locked.map(
    ({ device, lock, holder }) => `${device} (${stateOf(device)}, ${lock}, ${holder})`,
  );
  return facts(
    `${when}: ${list(each)}.`,
    model.entries.filter(
      ({ source, about }) =>
        source === 'Isolation plan' && locked.some(({ device }) => device === about[0]),
    ),
  );
};
