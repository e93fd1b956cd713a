import type { Isolation, Permit, RuleConflict } from '../register';
import {
  type Answer,
  entryThatSet,
  facts,
  inOrder,
  list,
  nothing,
  type QuestionForm,
  statesAsked,
} from './answer';
import type { PlantModel } from './model';

/** Whether a job may go on at a time, by its isolation, its permit, and the permit board's rules. */
export const safeForm: QuestionForm = (question, model) => {
  const { terms, subjects } = question;
  if (!terms.has('safe')) return null;
  const { permits, isolations, equipment, instruments } = model.sources.register;
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
  // “Is the level OK?”
  const isReading = instruments.some(({ tag }) => subjects.includes(tag));
  if (subject === undefined && isReading && question.time === null) return null;
  if (permit === undefined && subject === undefined) {
    return nothing(
      'Say which permit or which equipment, and give a time of the shift, such as 13:30.',
    );
  }
  if (question.time === null) {
    return nothing(`Safe at which time? Give a time of the shift, such as 13:30.`);
  }
  const isolation = isolations.find(({ isolates }) => isolates === subject);
  const job = { permit, subject, isolation };
  return terms.has('start') && permit === undefined
    ? judgeStart(question.time, job, model)
    : judge(question.time, job, model);
};

interface Job {
  permit: Permit | undefined;
  subject: string | undefined;
  isolation: Isolation | undefined;
}

function judge(time: string, { permit, subject, isolation }: Job, model: PlantModel): Answer {
  const { states } = statesAsked({ time }, model);
  const broken = model.sources.conflicts.filter(
    (conflict) => conflict.permit === permit?.tag && conflict.from <= time && time < conflict.until,
  );
  const notIsolated = broken.find(({ others }) => others.length === 0);
  const why = notIsolated === undefined ? '' : `: ${cite(notIsolated)}`;
  const against: string[] = [];
  const support: string[] = [];
  const sources = [];
  if (isolation !== undefined && permit?.work !== 'Scaffold') {
    const state = states.get(isolation.tag)?.state;
    const entry = entryThatSet(model, isolation.tag, ['planned', 'verified', 'removed'], time);
    sources.push(entry);
    if (state === 'verified')
      support.push(`${isolation.tag} was verified at ${entry?.at.slice(11)}`);
    else if (state === 'removed')
      against.push(`${isolation.tag} was removed at ${entry?.at.slice(11)}${why}`);
    else against.push(`zero energy isn’t verified under ${isolation.tag}${why}`);
  } else if (permit === undefined) {
    against.push(`no isolation of ${subject} is on file`);
  }
  if (permit !== undefined) {
    const state = states.get(permit.tag)?.state ?? 'not requested';
    const entry = entryThatSet(model, permit.tag, [state], time);
    sources.push(entry);
    if (['issued', 'in progress'].includes(state)) support.push(`${permit.tag} is ${state}`);
    else against.push(tagIs(permit.tag, state));
  } else against.push(`no permit for ${subject} is on file`);
  for (const conflict of broken.filter(({ others }) => others.length > 0)) {
    const isBack = conflict.isInService && states.get(subject ?? '')?.state === 'in service';
    const because = isBack && subject !== undefined ? [subject] : conflict.others;
    const inTheWay = because.map((tag) => ({ tag, state: states.get(tag)?.state ?? '' }));
    against.push(`${list(inTheWay.map(({ tag, state }) => tagIs(tag, state)))}: ${cite(conflict)}`);
    sources.push(...inTheWay.map(({ tag, state }) => entryThatSet(model, tag, [state], time)));
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

/** Whether equipment may be started: not while it's locked out. */
function judgeStart(time: string, { subject = '', isolation }: Job, model: PlantModel): Answer {
  const { states } = statesAsked({ time }, model);
  if (isolation !== undefined && states.get(isolation.tag)?.state === 'verified') {
    const entry = entryThatSet(model, isolation.tag, ['verified'], time);
    return facts(
      `No. At ${time}, ${subject} is locked out under ${isolation.tag}, verified at ${entry?.at.slice(11)} (29 CFR 1910.147).`,
      inOrder(entry),
    );
  }
  const state = states.get(subject)?.state ?? '';
  return facts(
    `No lockout of ${subject} is on file at ${time}: it’s ${state}. The area authority decides.`,
    inOrder(entryThatSet(model, subject, [state], time)),
    'No record says whether it’s ready to start.',
  );
}

/** What a rule of the permit board forbids, with where it's from. Distances are the site's own. */
function cite({ rule, source }: RuleConflict): string {
  return /\u00a0ft /.test(rule)
    ? `no ${rule} (site rule; see ${source})`
    : `no ${rule} (${source})`;
}

function tagIs(tag: string, state: string): string {
  if (state === 'rescheduled') return `${tag} has been rescheduled`;
  return `${tag} is ${state === 'fire watch' ? 'under fire watch' : state}`;
}
