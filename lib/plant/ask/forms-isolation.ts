import type { Isolation } from '../register';
import { timeOf } from '../state';
import {
  type Answer,
  count,
  entryThatSet,
  facts,
  inOrder,
  list,
  nothing,
  type QuestionForm,
  quote,
  statesAsked,
} from './answer';
import type { PlantModel } from './model';
import type { Question } from './question';
import { hasAny } from './terms';

/** What's isolated, whether something is, and by whom. */
export const isolationForm: QuestionForm = (question, model) => {
  const { terms, subjects } = question;
  if (!hasAny(terms, 'isolation', 'lock', 'box', 'verify')) return null;
  const { isolations } = model.sources.register;
  if (subjects.length === 0) return listIsolations(question, model);
  const [subject = ''] = subjects;
  const point = isolations
    .flatMap(({ tag, points }) => points.map((each) => ({ plan: tag, ...each })))
    .find(({ device, lock }) => device === subject || lock === subject);
  if (point !== undefined) {
    const { at, when, states } = statesAsked(question, model);
    const entry = model.entries.find(
      ({ source, about }) => source === 'Isolation plan' && about[0] === point.device,
    );
    const state = states.get(point.device)?.state ?? '';
    const now = state.startsWith('locked')
      ? `${point.device} is ${point.position} with ${point.lock}, for ${point.plan}; ${point.holder} verified it at ${point.verified}`
      : `${point.device} isn’t locked: it’s ${state}. ${point.lock}, ${point.holder}’s lock for ${point.plan}, ${wasOn(point, at, model)}`;
    const set = entryThatSet(model, point.device, [state], at);
    return facts(`${when}, ${now}.`, inOrder(set, at < point.verified ? undefined : entry));
  }
  const plan = isolations.find((each) =>
    [each.tag, each.isolates, each.for, each.box].includes(subject),
  );
  if (plan !== undefined && terms.has('why')) {
    const planned = entryThatSet(model, plan.tag, ['planned']);
    if (planned !== undefined)
      return facts(`${plan.tag} was planned ${quote(planned)}.`, [planned]);
  }
  if (plan !== undefined && terms.has('box')) {
    return facts(
      `${plan.tag}’s lock box is ${plan.box}.`,
      inOrder(entryThatSet(model, plan.tag, ['verified'])),
    );
  }
  if (plan !== undefined) return describeIsolation(plan, question, model);
  if (model.sources.register.locks.some(({ tag }) => tag === subject)) {
    const record = model.records.find(({ tag }) => tag === subject);
    return facts(
      `${subject}: ${record?.what}.`,
      model.entries.filter(({ about }) => about.includes(subject)),
    );
  }
  const known = model.sources.register.equipment.some(({ tag }) => tag === subject);
  return known || model.sources.register.devices.some(({ tag }) => tag === subject)
    ? nothing(
        `There’s no isolation of ${subject} on file. It would take an isolation plan with its points.`,
      )
    : null;
};

function wasOn(
  { plan, verified }: { plan: string; verified: string },
  at: string,
  { sources }: PlantModel,
): string {
  return at < verified
    ? 'isn’t on yet'
    : `was on from ${verified} to ${timeOf(sources.register, plan, 'removed')}`;
}

function listIsolations(question: Question, model: PlantModel): Answer {
  const { at, when, stateOf } = statesAsked(question, model);
  const { isolations } = model.sources.register;
  const inState = (state: string) => isolations.filter(({ tag }) => stateOf(tag) === state);
  const sources = isolations.map(({ tag }) =>
    entryThatSet(model, tag, ['planned', 'verified', 'removed'], at),
  );
  const parts = inState('verified').map(({ tag, isolates }) => {
    const entry = entryThatSet(model, tag, ['verified'], at);
    return `${isolates} under ${tag}, by ${list(entry?.by ?? [])}`;
  });
  const rest = [
    ...inState('planned').map(({ tag }) => `${tag} isn’t verified yet`),
    ...inState('removed').map(
      ({ tag }) => `${tag} was removed at ${timeOf(model.sources.register, tag, 'removed')}`,
    ),
  ];
  const sentence =
    parts.length === 0 ? `${when}, nothing is isolated` : `${when}, isolated: ${parts.join('; ')}`;
  return facts(`${[sentence, ...rest].join('; ')}.`, inOrder(...sources));
}

function describeIsolation(plan: Isolation, question: Question, model: PlantModel): Answer {
  const { at, when, states } = statesAsked(question, model);
  const { tag, isolates, points } = plan;
  const state = states.get(tag)?.state;
  const verified = entryThatSet(model, tag, ['verified'], at);
  const removed = entryThatSet(model, tag, ['removed'], at);
  const points_ = model.entries.filter(
    ({ source, about, at: time }) =>
      source === 'Isolation plan' && about.includes(tag) && time.slice(11) <= at,
  );
  if (state === 'removed') {
    return facts(
      `${when}, ${isolates} isn’t isolated: ${tag} was removed at ${removed?.at.slice(11)} by ${list(removed?.by ?? [])}. It had ${count(points.length, 'point')}, ${list(points.map(({ device }) => device))}, verified at ${verified?.at.slice(11)} by ${list(verified?.by ?? [])}.`,
      inOrder(verified, removed),
    );
  }
  if (state !== 'verified') {
    return facts(
      `${when}, ${isolates} isn’t isolated: ${tag} isn’t verified.`,
      points_,
      'No entry up to then says that zero energy was verified.',
    );
  }
  return facts(
    `${when}, ${isolates} is isolated under ${tag} with ${count(points.length, 'point')}: ${list(points.map(({ device }) => device))}. Zero energy was verified at ${verified?.at.slice(11)} by ${list(verified?.by ?? [])}.`,
    inOrder(...points_, verified),
  );
}
