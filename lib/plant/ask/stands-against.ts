import type { Entry } from '../entries';
import type { PlantModel } from '../model';
import type { Isolation, Permit, Register } from '../register';
import { type State, stateAt } from '../state';
import { type Answer, count, decides, inOrder, list, lower } from './answer';
import { heldBy, howFar, lockedFor, standsAgainstUnlocking } from './unlocking';

type Act =
  | 'opening'
  | 'opening the lock box'
  | 'removing'
  | 'starting'
  | 'operating'
  | 'working under';

/** What somebody may want to do, with what, and what else it's called. */
export function actsIn({ equipment, line, devices, permits, isolations }: Register) {
  const acts = (act: Act, tags: readonly string[], terms: string) =>
    tags.map((tag) => ({ act, tag, terms }));
  const tagsOf = (items: readonly { tag: string }[]) => items.map(({ tag }) => tag);
  const boxes = isolations.map(({ box }) => box);
  const locks = isolations.flatMap(({ points }) => points.map(({ lock }) => lock));
  return [
    ...acts('opening', tagsOf(equipment), 'open opened break line break isolated remove'),
    ...acts('starting', line.pumps, 'start started restart run'),
    ...acts(
      'operating',
      tagsOf(devices),
      'open opened close closed operate operated move stroke unlock remove removed',
    ),
    ...acts('opening the lock box', boxes, 'open opened unlock remove removed key keys personal'),
    ...acts('removing', locks, 'remove removed lock unlock cut take off'),
    ...acts('working under', tagsOf(permits), 'permit start work issue gas test'),
  ];
}

/**
 * What's on file against a job at a time. It never clears one: what's missing counts against it, any lock on file is
 * named, and the answer ends by saying who decides.
 */
export function standsAgainst(act: Act, tag: string, model: PlantModel, time: string): Answer {
  if (act === 'opening the lock box' || act === 'removing')
    return standsAgainstUnlocking(tag, model, time);
  const { register, conflicts } = model.sources;
  const { date, permits, isolations, devices, line } = register;
  const states = stateAt(register, time);
  const stateOf = (each: string) => states.get(each)?.state ?? '';
  const until = model.entries.filter(({ at }) => at <= `${date}T${time}`);
  const lastSet = (each: string) => until.findLast(({ sets = {} }) => each in sets);
  const locksOn = ({ points }: Isolation) =>
    points.filter(({ device }) => stateOf(device).startsWith('locked'));

  const isWork = act === 'opening' || act === 'working under';
  const isolation = isolations.find(({ isolates, for: job, points }) =>
    [isolates, job, ...points.map(({ device }) => device)].includes(tag),
  );
  // Only the permit that an isolation is for may open what it isolates.
  const permit = permits.find((each) => isWork && [tag, isolation?.for].includes(each.tag));
  /** What forbids it, what else stands against it, and the entries that say so. */
  const stops: string[] = [];
  const cautions: string[] = [];
  const sources: (Entry | undefined)[] = [];
  /** The isolation whose locks have been named. */
  let locked: Isolation | undefined;

  if (permit !== undefined) {
    const found = conflicts.filter(
      ({ permit: job, from, until: end }) => job === permit.tag && from <= time && time < end,
    );
    const bleeds = found.flatMap((each) => each.bleeds);
    const broken = found.filter(({ isQuestion, others }) => !isQuestion && others.length > 0);
    if (found.some(({ isQuestion, isInService }) => isQuestion && isInService))
      cautions.push(`No isolation of ${permit.equipment} for it is on file.`);
    const others = broken.flatMap((rule) => (rule.isInService ? [] : rule.others));
    const reasons = [
      ...permitReasons(permit, stateOf(permit.tag), states.get(permit.tag)?.since),
      ...others.map((each) => inTheWay(each, stateOf(each), permits)),
      ...(broken.some((rule) => rule.isInService)
        ? [`${permit.equipment} is in service, or being returned to it`]
        : []),
    ].join(', and ');
    if (reasons !== '') stops.push(`${reasons.charAt(0).toUpperCase()}${reasons.slice(1)}.`);
    stops.push(...broken.map(({ rule, source }) => `Rule: no ${rule} (${source}).`));
    const { state: use = '', since: back } = states.get(permit.equipment ?? '') ?? {};
    if (back && use === 'in service')
      stops.push(`${permit.equipment} has been back in service since ${back}.`);
    const tested = until.findLast(({ about, gasTest }) => about[0] === permit.tag && gasTest);
    const since = tested === undefined ? 'is on file' : `since ${tested.at.slice(11)}`;
    // “Gas test 0% LEL, also at BV-208” answers what's asked of that bleed.
    const isTested = (device: string) => tested?.about.includes(device) === true;
    cautions.push(
      ...bleeds.map(({ device, said, ask }) => said + (isTested(device) ? '.' : `: ${ask}`)),
      `No gas test for ${permit.tag} ${since}.`,
    );
    sources.push(...[permit.tag, ...others, permit.equipment ?? ''].map(lastSet), tested);
  } else if (act === 'opening') {
    stops.push(`No permit to open ${tag} is on file.`);
    const near = permits.filter((each) => each.equipment === tag && states.has(each.tag));
    stops.push(...near.map((each) => `${each.tag}, ${lower(each.work)}, doesn’t isolate ${tag}.`));
    sources.push(...near.map((each) => lastSet(each.tag)));
  }

  if (isolation !== undefined && isWork) {
    const { said, isCurrent, entries } = verificationOf(isolation, states, until);
    (isCurrent ? cautions : stops).push(said);
    sources.push(...entries);
    const locks = count(locksOn(isolation).length, 'lock is', 'locks are');
    locked = isolation;
    if (locksOn(isolation).length > 0)
      cautions.push(
        `${locks} on for ${isolation.tag}, ${isolation.method}: nobody works there without a personal lock on ${isolation.box}.`,
      );
    // Without a permit to open what it isolates, it may have been accepted for something else.
    const isPlanned = states.has(isolation.tag);
    if (permit === undefined && isPlanned && isolation.basis !== undefined)
      cautions.push(isolation.basis);
  } else if (isolation !== undefined) {
    const own = locksOn(isolation).filter(({ device }) => act === 'starting' || device === tag);
    const { said, transfer } = heldBy(isolation, own, until);
    locked = own.length > 0 ? isolation : undefined;
    if (locked !== undefined) stops.push(`Locked for ${said}`);
    sources.push(lastSet(isolation.tag), ...own.map(({ device }) => lockEntry(device, until)));
    sources.push(transfer);
  } else if (act === 'opening') stops.push(`No isolation of ${tag} is on file.`);

  const state = stateOf(tag);
  const inUse = ['in service', 'running', 'on recirculation', 'open'];
  if (act === 'opening' && inUse.includes(state)) stops.push(`${tag} is ${state}.`);
  // What a valve or breaker serves, if somebody wants to operate that.
  const served = devices.find((each) => act === 'operating' && each.tag === tag)?.serves ?? '';
  if (inUse.includes(stateOf(served))) stops.push(`${served} is ${stateOf(served)}.`);
  else if (
    served !== '' &&
    (isolation === undefined || stateOf(isolation.tag) === 'removed') &&
    !isolations.some(({ isolates }) => isolates === served)
  )
    cautions.push(`No isolation of ${served} is on file.`);
  if (act === 'starting' && inUse.includes(state)) stops.push(`${tag} is already ${state}.`);
  const mustBe = devices.find((each) => each.tag === tag)?.beforeStart;
  const open = devices.filter((each) => each.serves === served && stateOf(each.tag) === 'open');
  if (act === 'operating' && mustBe !== undefined && open.length > 0)
    stops.push(`${list(open.map((each) => each.tag))} ${open.length === 1 ? 'is' : 'are'} open.`);
  // Who operates a device of a pump that somebody has decided to run is on the way to starting it.
  const pump = act === 'starting' ? tag : served;
  const decision = until.findLast(({ text }) => pump !== '' && text.includes(`run ${pump}`));
  const isStarting = act === 'starting' || (line.pumps.includes(pump) && decision !== undefined);
  if (isStarting && !inUse.includes(stateOf(pump)) && line.beforeStart !== undefined) {
    const first = mustBe ? `${tag} has to be ${mustBe} before ${pump} starts. ` : '';
    cautions.unshift(`${first}${line.beforeStart} Whether it’s been checked isn’t on file.`);
    sources.push(until.findLast(({ text }) => text.startsWith('Corrective actions')));
  }
  if (!isWork && isolation !== undefined && stateOf(isolation.tag) === 'planned')
    stops.push(`${isolation.tag} is planned, or being hung, on it.`);
  if (!isWork && isolation !== undefined && stateOf(isolation.tag) === 'removed') {
    const opened = stateOf(isolation.isolates);
    if (opened !== 'in service') stops.push(`${isolation.isolates} isn’t back in service.`);
  }
  if (act === 'operating') {
    const open = permits.filter(
      (each) =>
        (each.equipment === served || each.tag === isolation?.for) &&
        !['', 'closed out'].includes(stateOf(each.tag)),
    );
    for (const { tag: job, work } of open) {
      const { state: now, since } = states.get(job) ?? {};
      const known = since ? `${now}, ${since}` : now;
      stops.push(`${job}, ${lower(work)}, ${howFar(now ?? '')} (${known}).`);
    }
    sources.push(...open.map((each) => lastSet(each.tag)));
  }
  if (!isWork && stops.length === 0) {
    const decided =
      act === 'starting' && decision !== undefined
        ? `The decision of ${list(decision.by)} at ${decision.at.slice(11)} to run it is on file`
        : 'Whether to go on isn’t on file';
    cautions.push(`${tag} is ${state}. ${decided}.`);
  }
  if (act !== 'working under') sources.push(lastSet(tag), lastSet(served));
  // Who decided to run a pump is in an entry of the log that needn't have set anything.
  if (isStarting)
    sources.push(
      until.findLast(({ source, about }) => source === 'Shift log' && about.includes(pump)),
    );
  const rest = isolations.filter((each) => locksOn(each).length > 0 && each !== locked);
  const isNamed = locked !== undefined && locksOn(locked).length > 0;
  if (rest.length > 0) cautions.push(lockedFor(rest, isNamed));
  sources.push(...rest.map((each) => lastSet(each.tag)));

  const unknown = isWork ? 'the gas reading, the personal locks' : 'the valve lineup, who’s there';
  return {
    sentence: `${stops.length > 0 ? 'No. ' : ''}${[...stops, ...cautions].join(' ')}`,
    sources: inOrder(sources),
    missing: `Not on file at ${time}: ${unknown}, and what’s changed since the last entry. ${decides}`,
  };
}

/** Why a permit doesn't cover its work now: none if it's issued. */
function permitReasons({ tag, final }: Permit, state: string, since: string | null = null) {
  if (['issued', 'in progress'].includes(state)) return [];
  if (state === '') return [`${tag} isn’t requested yet`];
  if (state === 'requested') return [`${tag} isn’t issued`];
  if (state === 'rescheduled') return [`${tag} was moved to ${final.from}`];
  if (state === 'fire watch') return [`hot work under ${tag} has stopped for its fire watch`];
  return [`${tag} was ${state} at ${since}`];
}

/** A job that a rule forbids next to it: “hot work under PTW-0412 is in progress”. */
function inTheWay(tag: string, state: string, permits: readonly Permit[]): string {
  const work = permits.find((each) => each.tag === tag)?.work;
  if (state === 'fire watch') return `the fire watch of ${tag} isn’t over`;
  // Nothing else of a job is in the way once it's handed back.
  if (state === 'handed back') return `the leak test after ${tag} isn’t over`;
  if (state !== 'in progress' || work === undefined) return `${tag} is ${state}`;
  return `${lower(work)} under ${tag} is in progress`;
}

/** The last verification of an isolation, and whether nothing that it covers has changed, nor its permit been issued, since. */
export function verificationOf(
  { tag, isolates, for: job, points }: Isolation,
  states: ReadonlyMap<string, State>,
  until: readonly Entry[],
) {
  const verified = until.findLast(
    ({ sets = {}, verifies }) => sets[tag] === 'verified' || verifies === tag,
  );
  const covered = [isolates, ...points.map(({ device }) => device)];
  const changed = until.find(
    ({ at, sets = {} }) =>
      at > (verified?.at ?? '') && (covered.some((each) => each in sets) || sets[job] === 'issued'),
  );
  const [last, change] = [verified, changed].map((entry) => entry?.at.slice(11));
  const { state, since } = states.get(tag) ?? {};
  const entries = [until.findLast(({ sets = {} }) => tag in sets), verified, changed];
  const answer = (said: string, isCurrent = false) => ({ said, isCurrent, entries });
  if (state === 'removed') return answer(`${tag}’s locks came off at ${since}.`);
  if (last === undefined) return answer(`Zero energy isn’t verified under ${tag}.`);
  if (change === undefined) return answer(`Zero energy was last verified at ${last}.`, true);
  return answer(`Zero energy was verified at ${last}, but not since the change at ${change}.`);
}

function lockEntry(device: string, until: readonly Entry[]): Entry | undefined {
  return until.find(({ source, about }) => source === 'Isolation plan' && about[0] === device);
}
