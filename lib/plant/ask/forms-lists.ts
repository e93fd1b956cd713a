import {
  count,
  entryThatSet,
  facts,
  inOrder,
  list,
  nothing,
  type QuestionForm,
  statesAsked,
} from './answer';
import { stem } from './words';

/** What state the pumps, the valves, or the breakers are in, perhaps only those that are open or closed. */
export const kindForm: QuestionForm = (question, model) => {
  const { terms, subjects, words } = question;
  const isAsked = (['state', 'open', 'close', 'start', 'stop'] as const).some((term) =>
    terms.has(term),
  );
  const kind = ['pump', 'valve', 'breaker'].find((each) => words.map(stem).includes(stem(each)));
  if (!isAsked || kind === undefined || subjects.length > 0) return null;
  const { equipment, devices } = model.sources.register;
  const { at, when, states } = statesAsked(question, model);
  // Every device that isn't a breaker is a valve, even if it's called a drain.
  const things = [...equipment, ...devices].filter(({ tag, what }) =>
    kind === 'valve'
      ? devices.some((device) => device.tag === tag) && !/breaker/i.test(what)
      : new RegExp(kind, 'i').test(what) && (kind === 'pump') === /pump$/i.test(what),
  );
  const position = terms.has('close') ? 'closed' : terms.has('open') ? 'open' : '';
  const shown = things.flatMap(({ tag }) => {
    const state = states.get(tag)?.state ?? '';
    return state.endsWith(position) ? [{ tag, state }] : [];
  });
  if (shown.length === 0) return facts(`${when}, no ${kind} is ${position}.`, []);
  return facts(
    `${when}: ${list(shown.map(({ tag, state }) => `${tag} is ${state}`))}.`,
    inOrder(...shown.map(({ tag, state }) => entryThatSet(model, tag, [state], at))),
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
