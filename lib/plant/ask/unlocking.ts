import type { Entry } from '../entries';
import type { PlantModel } from '../model';
import type { Isolation } from '../register';
import { stateAt } from '../state';
import { type Answer, decides, inOrder, list } from './answer';

/**
 * What's on file against removing a lock, or opening the box with the keys of an isolation: whose work it's for, and who
 * removes what.
 */
export function standsAgainstUnlocking(tag: string, model: PlantModel, time: string): Answer {
  const { isolations, permits } = model.sources.register;
  const { isolation, isOn, until, states, held, said: hung } = locksAt(tag, model, time);
  const on = isolation?.points.filter(isOn) ?? [];
  const { state: work = '', since } = states.get(isolation?.for ?? '') ?? {};
  const isPermit = permits.some((each) => each.tag === isolation?.for);
  const isForWork = isPermit && ['issued', 'in progress'].includes(work);
  const known = since ? `${work}, ${since}` : work;
  const planned = until.find(({ sets = {} }) => sets[isolation?.tag ?? ''] === 'planned');
  const orders = Object.keys(planned?.sets ?? {}).filter(
    (each) => each.startsWith('WO-') && states.get(each)?.state === 'open',
  );
  const said = [
    ...(isForWork ? [`${isolation?.for} is ${work} under ${isolation?.tag}.`] : []),
    hung,
    ...(isPermit && !isForWork && work !== 'closed out'
      ? [`${isolation?.for} ${howFar(work)} (${known}).`]
      : []),
    ...orders.map((order) => `${order} is open.`),
  ];
  const others = isolations.filter(
    (other) => (other !== isolation || held === undefined) && other.points.some(isOn),
  );
  if (others.length > 0) said.push(lockedFor(others, held !== undefined));
  const about = [isolation?.tag, isolation?.for, ...on.map(({ device }) => device)];
  return {
    sentence: `${held !== undefined ? 'No. ' : ''}${said.join(' ')}`,
    sources: inOrder([
      ...about.map((one) => until.findLast(({ sets = {} }) => one !== undefined && one in sets)),
      held?.transfer,
    ]),
    missing: `Not on file at ${time}: whose personal locks are on ${isolation?.box}, who’s still at work, and what’s changed since the last entry. ${decides}`,
  };
}

/** Isolations with locks on, next to those that an answer has named already. */
export function lockedFor(isolations: readonly Isolation[], isMore: boolean): string {
  return `Locks are ${isMore ? 'also ' : ''}on for ${list(isolations.map(({ tag }) => tag))}.`;
}

/** The isolation of a lock, or of the box with its keys. */
export function isolationWith(tag: string, { sources }: PlantModel): Isolation | undefined {
  return sources.register.isolations.find(
    ({ box, points }) => box === tag || points.some(({ lock }) => lock === tag),
  );
}

/** Whether a lock, or those whose keys are in a box, are on file as hung, for what, and who holds them; or when they came off. */
export function locksAt(tag: string, model: PlantModel, time: string) {
  const { date } = model.sources.register;
  const states = stateAt(model.sources.register, time);
  const isOn = ({ device }: Isolation['points'][number]) =>
    states.get(device)?.state.startsWith('locked') === true;
  const until = model.entries.filter(({ at }) => at <= `${date}T${time}`);
  const isolation = isolationWith(tag, model);
  const own =
    isolation?.points.filter((point) => isOn(point) && [isolation.box, point.lock].includes(tag)) ??
    [];
  const held =
    isolation !== undefined && own.length > 0 ? heldBy(isolation, own, until) : undefined;
  const { state, since } = states.get(isolation?.tag ?? '') ?? {};
  const [off, none] =
    isolation?.box === tag
      ? [`${isolation.tag}’s locks came off`, `No lock of ${isolation.tag} is`]
      : [`${tag} came off with ${isolation?.tag}’s locks`, `${tag} isn’t`];
  const notOn = state === 'removed' ? `${off} at ${since}.` : `${none} on file as hung.`;
  const said = held === undefined ? notOn : `On for ${held.said}`;
  return { isolation, isOn, until, states, held, said };
}

/** Locks with their holders, and the entry in which they were handed over. */
export function heldBy({ tag }: Isolation, points: Isolation['points'], until: readonly Entry[]) {
  const transfer = until.findLast((entry) => entry.about[0] === tag && entry.holder !== undefined);
  const since = transfer === undefined ? '' : ` since ${transfer.at.slice(11)}`;
  const each = points.map(
    ({ lock, device, holder }) => `${lock} on ${device} (${transfer?.holder ?? holder}${since})`,
  );
  return { said: `${tag}: ${list(each)}. Only its holder removes a lock.`, transfer };
}

/** What a permit that isn't closed out has come to. */
export function howFar(state: string): string {
  return ['requested', 'rescheduled'].includes(state) ? 'is still to come' : 'isn’t closed out';
}
