import { type Entry, flattenCauses, formatDay } from '../entries';
import type { PlantModel } from '../model';
import { entriesFor } from '../records';
import { stateAt } from '../state';
import { count, decides, inOrder, list } from './answer';
import { verificationOf } from './stands-against';
import { isolationWith, locksAt } from './unlocking';

interface Asked {
  model: PlantModel;
  tag: string;
  time: string;
}

/** A kind of question, but “What stands against …?” (`stands-against.ts`). */
interface Form {
  id: string;
  /** With `[time]`. With `[tag]`, it's asked about every tag that its query finds entries for. */
  ask: string;
  /** What else people call it, for the search. */
  terms: string;
  query: (asked: Asked) => Entry[];
  sentence: (found: readonly Entry[], asked: Asked) => string;
  /** What isn't on file. */
  missing?: string;
}

export const forms: readonly Form[] = [
  {
    id: 'isolated',
    ask: 'What’s isolated at [time]?',
    terms: 'lockout loto isolation by whom',
    query: (asked) => inOrder(isolationsAt(asked).flatMap(({ entries }) => entries)),
    sentence(_found, asked) {
      const each = isolationsAt(asked).map(({ isolation, state, locks, said }) => {
        const { tag, isolates, method, points } = isolation;
        return `${isolates}, ${tag} (${method}, ${state}, ${locks} of ${points.length} locks on): ${said}`;
      });
      return `On file at ${asked.time}: ${each.join(' ')}`;
    },
    missing: `Not on file: whether it has been tried since, and the personal locks. ${decides}`,
  },
  {
    id: 'verified',
    ask: 'Who verified [tag] by [time]?',
    terms: 'zero energy lock absence voltage tried when',
    query(asked) {
      const { tag } = asked;
      const { tag: plan = '' } = isolationOf(asked)?.isolation ?? {};
      return entriesBy(asked).filter(
        ({ source, about, sets = {}, verifies }) =>
          (source === 'Isolation plan' && about[0] === tag) ||
          ['verified', 'removed'].includes(sets[plan] ?? '') ||
          (plan !== '' && verifies === plan),
      );
    },
    sentence: (found, asked) =>
      found.length === 0
        ? `No verification of ${asked.tag} is on file by ${asked.time}.`
        : `${isolationOf(asked)?.said ?? ''} On file for ${asked.tag}: ${quotes(found)}.`.trim(),
    missing: 'Not on file: whether it holds now.',
  },
  {
    id: 'happened',
    ask: 'What’s on file for [tag] at [time]?',
    terms:
      'happened history events who record status state open closed running stopped isolated locked',
    query: (asked) =>
      isPerson(asked.tag, asked.model) ? [] : historyOf(withItsJob(asked), entriesBy(asked)),
    sentence(found, asked) {
      const { model, tag, time } = asked;
      const { state, since } = stateAt(model.sources.register, time).get(tag) ?? {};
      const atFirst = `was ${state} when the shift began`.replace('was reads', 'read');
      const isSaid = found.some(
        ({ at, about, text }) =>
          at.endsWith(`T${since}`) &&
          about.includes(tag) &&
          text.toLowerCase().includes(state ?? ''),
      );
      const as = state === 'fire watch' ? 'on' : 'as';
      // An entry can set a state that it has no words for: “Leak test passed”.
      const logged = isSaid
        ? `was logged ${as} ${state} at ${since}`
        : `is recorded ${as} ${state} with the entry at ${since}`;
      const { isolation, said = '' } = isolationOf(asked) ?? {};
      const isOpenable = model.sources.register.equipment.some((each) => each.tag === tag);
      const isUnisolated = isOpenable && isolation === undefined;
      // First, since the locks may have come off since anything was logged.
      return [
        ...([isolation?.tag, isolation?.isolates].includes(tag) ? [said] : []),
        ...(isolationWith(tag, model) === undefined ? [] : [locksAt(tag, model, time).said]),
        ...(state === undefined ? [] : [`${tag} ${since ? logged : atFirst}.`]),
        ...(isUnisolated ? [`No isolation of ${tag} is on file.`] : []),
        countEntries(found, asked),
        ...(state === undefined ? [] : [decides]),
      ].join(' ');
    },
    missing: 'Not on file: who’s there, and what’s changed since the last entry.',
  },
  {
    id: 'named',
    ask: 'Which entries mention [tag]?',
    terms: 'what did do log history who record on file',
    query: ({ model, tag }) => (isPerson(tag, model) ? historyOf([tag], model.entries) : []),
    sentence: countEntries,
  },
  {
    id: 'next-shift',
    ask: 'What’s open for the next shift?',
    terms: 'handover carryover outstanding night items',
    query: ({ model }) => model.entries.filter(({ source }) => source === 'Handover'),
    sentence: (found) =>
      `${count(found.length, 'item')} handed over: ${list(found.map(({ about }) => about[0] ?? ''))}.`,
  },
  {
    id: 'handover',
    ask: 'Who signed the handover?',
    terms: 'accepted signature supervisor next night shift when',
    query: ({ model }) => model.entries.filter(({ source }) => source === 'Handover'),
    sentence(found, { model }) {
      const { over, taken } = model.sources.handover;
      const items = count(found.length, 'open item');
      return `${over.name} signed at ${over.time}. ${taken.name} accepted ${items} and signed at ${taken.time}.`;
    },
  },
  {
    id: 'rescheduled',
    ask: 'Why was [tag] rescheduled?',
    terms: 'moved delayed waited postponed conflict',
    query({ model: { sources, entries }, tag }) {
      const { equipment } = sources.register.permits.find((each) => each.tag === tag) ?? {};
      const moved = entries.find(({ sets = {} }) => sets[tag] === 'rescheduled');
      const before = entries.filter(
        ({ about, at }) => about[0] === equipment && at < (moved?.at ?? ''),
      );
      return moved === undefined ? [] : [...before, moved];
    },
    sentence: (found) => `On file: ${quotes(found)}.`,
  },
  {
    id: 'causes',
    ask: 'What caused [tag]?',
    terms: 'why cause root reason near miss which has',
    query: ({ model, tag }) =>
      model.entries.filter(({ source, about }) => source === 'Incident report' && about[0] === tag),
    sentence(_found, { model }) {
      const direct = model.sources.cause.causes ?? [];
      const roots = flattenCauses(direct).filter(({ causes }) => causes === undefined);
      const [first, last] = [direct, roots].map((all) => all.map(({ text }) => text).join('; '));
      return `Direct causes: ${first}. Root causes: ${last}.`;
    },
  },
  {
    id: 'qualified',
    ask: 'Who’s qualified for energy isolation, and until when?',
    terms: 'certified certificate credential expires trained',
    query: ({ model: { sources, entries } }) =>
      entries.filter(({ about }) => about.includes(sources.credential.tag)),
    sentence(_found, { model }) {
      const { holder, name, tag, expires } = model.sources.credential;
      return `${holder}, until ${expires.text}. ${tag}: ${name}.`;
    },
    missing: 'Not on file: what else, and who else, is qualified.',
  },
  {
    id: 'reading',
    ask: 'What does [tag] read?',
    terms: 'reading vibration level measured last',
    query: ({ model, tag }) =>
      model.entries.filter(({ reading, about }) => reading !== undefined && about[0] === tag),
    sentence: (found) =>
      `Last on file, at ${found.at(-1)?.at.slice(11)}: ${found.at(-1)?.reading}.`,
    missing: 'Not on file: what it reads now.',
  },
  {
    id: 'changed',
    ask: 'What’s changed since [time]?',
    terms: 'new entries after changes',
    query: ({ model: { sources, entries }, time }) =>
      entries.filter(({ at }) => at > `${sources.register.date}T${time}`),
    sentence(found, { time }) {
      const last = found.length === 0 ? '' : `, the last ${quotes(found.slice(-1))}`;
      return `${count(found.length, 'entry', 'entries')} since ${time}${last}.`;
    },
  },
];

function isPerson(tag: string, { sources }: PlantModel): boolean {
  return sources.register.people.some(({ name }) => name === tag);
}

/** What was recorded until then. */
function entriesBy({ model: { sources, entries }, time }: Asked): Entry[] {
  return entries.filter(({ at }) => at <= `${sources.register.date}T${time}`);
}

/** The isolation that a tag is of, and its last verification. */
function isolationOf(asked: Asked) {
  return isolationsAt(asked).find(({ isolation: { tag, isolates, points } }) =>
    [tag, isolates, ...points.map(({ device }) => device)].includes(asked.tag),
  );
}

function historyOf(tags: readonly string[], entries: readonly Entry[]): Entry[] {
  const known = inOrder(tags.flatMap((tag) => entriesFor(tag, entries)));
  return known.filter(({ source }) => source !== 'Incident report');
}

/** Of an isolation, or its locks, also its permit and what it isolates: their entries change or verify it. */
function withItsJob({ model, tag }: Asked): string[] {
  const isolation =
    model.sources.register.isolations.find((each) => each.tag === tag) ?? isolationWith(tag, model);
  const own = isolation ? [isolation.tag, isolation.for, isolation.isolates] : [];
  return [...new Set([tag, ...own])];
}

function countEntries(found: readonly Entry[], asked: Asked): string {
  const tag = list(withItsJob(asked));
  if (found.length === 0) return `No entry is on file for ${tag} yet.`;
  const day = formatDay(found.at(-1)?.at.slice(0, 10) ?? '');
  const last = `on ${day} ${quotes(found.slice(-1))}.`;
  return found.length === 1
    ? `1 entry is on file for ${tag}, ${last}`
    : `${found.length} entries are on file for ${tag}, the last ${last}`;
}

/** Each isolation at a time, with its last verification. */
function isolationsAt(asked: Asked) {
  const { register } = asked.model.sources;
  const states = stateAt(register, asked.time);
  const until = entriesBy(asked);
  return register.isolations.map((isolation) => ({
    isolation,
    state: states.get(isolation.tag)?.state ?? 'not planned yet',
    locks: isolation.points.filter(({ device }) => states.get(device)?.state.startsWith('locked'))
      .length,
    ...verificationOf(isolation, states, until),
  }));
}

/** “At 07:40 by M. Okafor: “…””, each of them. */
function quotes(entries: readonly Entry[]): string {
  const quoted = entries.map(({ at, by, text }) => {
    const author = by.length === 0 ? '' : ` by ${list(by)}`;
    return `at ${at.slice(11)}${author}: “${text}”`;
  });
  return list(quoted);
}
