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
  const { date, isolations } = model.sources.register;
  const states = stateAt(model.sources.register, time);
  const isOn = ({ device }: Isolation['points'][number]) =>
    states.get(device)?.state.startsWith('locked') === true;
  const until = model.entries.filter(({ at }) => at <= `${date}T${time}`);
  const isolation = isolations.find(
    ({ box, points }) => box === tag || points.some(({ lock }) => lock === tag),
  );
  const on = isolation?.points.filter(isOn) ?? [];
  const own = on.filter(({ lock }) => isolation?.box === tag || lock === tag);
  const work = states.get(isolation?.for ?? '')?.state ?? '';
  const held =
    isolation !== undefined && own.length > 0 ? heldBy(isolation, own, until) : undefined;
  const isForWork = ['issued', 'in progress'].includes(work);
  const said = [
    ...(isForWork ? [`${isolation?.for} is ${work} under ${isolation?.tag}.`] : []),
    ...(held !== undefined
      ? [`On for ${held.said}`]
      : [
          isolation?.box === tag
            ? `No lock of ${isolation.tag} is on file as hung.`
            : `${tag} isn’t on file as hung.`,
        ]),
  ];
  const others = isolations.filter(
    (other) => (other !== isolation || held === undefined) && other.points.some(isOn),
  );
  if (others.length > 0)
    said.push(`Locks are also on for ${list(others.map((other) => other.tag))}.`);
  const about = [isolation?.tag, isolation?.for, ...on.map(({ device }) => device)];
  return {
    sentence: `${own.length > 0 ? 'No. ' : ''}${said.join(' ')}`,
    sources: inOrder([
      ...about.map((one) => until.findLast(({ sets = {} }) => one !== undefined && one in sets)),
      held?.transfer,
    ]),
    missing: `Not on file at ${time}: whose personal locks are on ${isolation?.box}, who’s still at work, and what’s changed since the last entry. ${decides}`,
  };
}

/** Locks with their holders, and the entry in which they were handed over. */
export function heldBy({ tag }: Isolation, points: Isolation['points'], until: readonly Entry[]) {
  const transfer = until.findLast((entry) => entry.about[0] === tag && entry.holder !== undefined);
  const each = points.map(
    ({ lock, device, holder }) => `${lock} on ${device} (${transfer?.holder ?? holder})`,
  );
  return { said: `${tag}: ${list(each)}. Only its holder removes a lock.`, transfer };
}
