import type { Isolation, Permit } from '../register';
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

/** What's isolated, whether something is, and by whom. */
export const isolationForm: QuestionForm = (question, model) => {
  const { terms, subjects } = question;
  if (!terms.has('isolation') && !terms.has('lock') && !terms.has('verify')) return null;
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
  const { at, when, states } = statesAsked(question, model);
  const { isolations } = model.sources.register;
  const verified = isolations.filter(({ tag }) => states.get(tag)?.state === 'verified');
  const removed = isolations.filter(({ tag }) => states.get(tag)?.state === 'removed');
  const planned = isolations.filter(({ tag }) => states.get(tag)?.state === 'planned');
  const sources = isolations.map(({ tag }) =>
    entryThatSet(model, tag, ['planned', 'verified', 'removed'], at),
  );
  const parts = verified.map(({ tag, isolates }) => {
    const entry = entryThatSet(model, tag, ['verified'], at);
    return `${isolates} under ${tag}, by ${list(entry?.by ?? [])}`;
  });
  const rest = [
    ...planned.map(({ tag }) => `${tag} isn’t verified yet`),
    ...removed.map(
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
      `${when}, ${isolates} isn’t isolated: ${tag} was removed at ${removed?.at.slice(11)} by ${list(removed?.by ?? [])}.`,
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

/** Whether a job may go on at a time, by its isolation, its permit, and the permits around it. */
export const safeForm: QuestionForm = (question, model) => {
  const { terms, subjects } = question;
  if (!terms.has('safe')) return null;
  const { permits, isolations, equipment } = model.sources.register;
  const byWork = terms.has('hotWork')
    ? 'Hot work'
    : terms.has('lineBreak')
      ? 'Line break'
      : terms.has('scaffold')
        ? 'Scaffold'
        : null;
  const permit =
    permits.find(({ tag }) => subjects.includes(tag)) ??
    permits.find(({ work }) => work === byWork) ??
    permits.find((each) => each.equipment !== undefined && subjects.includes(each.equipment));
  const subject = permit?.equipment ?? equipment.find(({ tag }) => subjects.includes(tag))?.tag;
  if (permit === undefined && subject === undefined) {
    return nothing(
      'Say which permit or which equipment, and give a time of the shift, such as 13:30.',
    );
  }
  if (question.time === null) {
    return nothing(`Safe at which time? Give a time of the shift, such as 13:30.`);
  }
  const isolation = isolations.find(({ isolates }) => isolates === subject);
  return judge(question.time, { permit, subject, isolation }, model);
};

interface Job {
  permit: Permit | undefined;
  subject: string | undefined;
  isolation: Isolation | undefined;
}

function judge(time: string, { permit, subject, isolation }: Job, model: PlantModel): Answer {
  const { register } = model.sources;
  const { states } = statesAsked({ time } as Question, model);
  const against: string[] = [];
  const support: string[] = [];
  const sources = [];
  if (
    permit?.work === 'Scaffold' &&
    subject !== undefined &&
    states.get(subject)?.state === 'in service'
  ) {
    against.push(`${subject} is in service`);
    sources.push(entryThatSet(model, subject, ['in service'], time));
  }
  if (isolation !== undefined && permit?.work !== 'Scaffold') {
    const state = states.get(isolation.tag)?.state;
    const entry = entryThatSet(model, isolation.tag, ['planned', 'verified', 'removed'], time);
    sources.push(entry);
    if (state === 'verified')
      support.push(`${isolation.tag} was verified at ${entry?.at.slice(11)}`);
    else if (state === 'removed')
      against.push(`${isolation.tag} was removed at ${entry?.at.slice(11)}`);
    else against.push(`zero energy isn’t verified under ${isolation.tag} (29 CFR 1910.147(d)(6))`);
  } else if (permit === undefined) {
    against.push(`no isolation of ${subject} is on file`);
  }
  if (permit !== undefined) {
    const state = states.get(permit.tag)?.state ?? 'not requested';
    const entry = entryThatSet(model, permit.tag, [state], time);
    sources.push(entry);
    if (['issued', 'in progress'].includes(state)) support.push(`${permit.tag} is ${state}`);
    else against.push(`${permit.tag} is ${inWords(state)}`);
  } else against.push(`no permit for ${subject} is on file`);
  for (const other of register.permits) {
    const state = states.get(other.tag)?.state ?? '';
    if (other.tag === permit?.tag || !conflicts(permit, other, state)) continue;
    against.push(
      `${other.tag} is ${inWords(state)} in ${bayOf(other)}, and hot work and an open line can’t be that close`,
    );
    sources.push(entryThatSet(model, other.tag, [state], time));
  }
  const missing =
    'No record says what the gas test reads at that minute, or whether the area has changed since.';
  return against.length > 0
    ? facts(`No. At ${time}, ${against.join('; ')}.`, inOrder(...sources))
    : facts(
        `Nothing on record speaks against it at ${time}: ${list(support)}. The area authority decides.`,
        inOrder(...sources),
        missing,
      );
}

/** Hot work, or its fire watch, in the bay of a line break, or the other way around. */
function conflicts(permit: Permit | undefined, other: Permit, state: string): boolean {
  const works = [permit?.work, other.work];
  return (
    ['in progress', 'fire watch'].includes(state) &&
    works.includes('Hot work') &&
    works.includes('Line break') &&
    permit !== undefined &&
    bayOf(permit) === bayOf(other)
  );
}

function bayOf({ where }: Permit): string {
  return where.replace(/^.*, /, '');
}

function inWords(state: string): string {
  return state === 'fire watch' ? 'under fire watch' : state;
}
