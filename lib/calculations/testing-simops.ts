import fc from 'fast-check';
import type { Job, Rules } from './simops-rules';

export const [hotWork, lineBreak] = ['Hot work', 'Line break'] as const;
const [entry, lift] = ['Confined space entry', 'Crane lift'] as const;
const [watch, leakTest] = ['Fire watch', 'Leak test'] as const;
const works = [hotWork, lineBreak, entry, lift];
export const single = 'Single block and bleed';
const double = 'Double block and bleed';

const words = { why: '', source: '' };
const ask = '';

/** Rules with the distances of the example site. */
export const siteRules: Rules = {
  isolated: [
    { work: lineBreak, by: [single, double], ask, rule: 'not isolated', ...words },
    { work: entry, by: [double], ask, rule: 'not blanked', ...words },
  ],
  startsTogether: '',
  lockCrew: '',
  alike: '',
  onePermit: '',
  unknownDistance: '',
  oneArea: '',
  endsTogether: { rule: 'locks off', ...words },
  inService: {
    conditional: [],
    ask,
    rule: 'in service',
    ...words,
    everyLine: { rule: 'behind', ...words },
  },
  drainedFirst: { work: [lineBreak], drain: 'Draining', rule: 'drained', ...words },
  energized: { work: 'Energized work', rule: 'energized', ...words },
  lockedOut: { rule: 'locked out', ...words },
  apart: [
    { work: hotWork, from: [lineBreak], within: 50, rule: 'vapor', ...words },
    { work: watch, from: [lineBreak], within: 50, rule: 'smoldering', ...words },
    { work: hotWork, from: [leakTest], within: 50, rule: 'leak', ...words },
    { work: lift, within: 20, rule: 'dropped load', ...words },
  ],
  soonAfter: { work: [hotWork], from: [leakTest], minutes: 60, rule: 'soon', ...words },
  overrun: { rule: 'too long', ...words },
  shift: { from: 360, until: 1080 },
  crowd: { max: 3, rule: 'crowded', ...words },
  fireWatch: { after: hotWork, work: watch, minutes: 60 },
  leakTest: { after: lineBreak, work: leakTest, minutes: 30 },
  outage: { unit: 'E-1', behind: 'F-1', from: 415, returns: 36 },
  methods: [single, double],
  bayLength: 20,
  areas: [],
};

const rule = fc.record({ rule: fc.string(), why: fc.constant(''), source: fc.constant('') });

export const anyRules: fc.Arbitrary<Rules> = fc.record({
  isolated: fc.constant(siteRules.isolated),
  startsTogether: fc.constant(''),
  lockCrew: fc.constant(''),
  alike: fc.constant(''),
  onePermit: fc.constant(''),
  unknownDistance: fc.constant(''),
  oneArea: fc.constant(''),
  endsTogether: fc.constant(siteRules.endsTogether),
  inService: fc.constant(siteRules.inService),
  drainedFirst: fc.constant(siteRules.drainedFirst),
  energized: fc.constant(siteRules.energized),
  lockedOut: fc.constant(siteRules.lockedOut),
  apart: fc.array(
    fc
      .tuple(
        rule,
        fc.record({
          work: fc.constantFrom(...works, watch, leakTest),
          from: fc.option(fc.subarray([...works, watch, leakTest], { minLength: 1 }), {
            nil: undefined,
          }),
          within: fc.integer({ min: 0, max: 100 }),
        }),
      )
      .map(([text, distance]) => ({ ...text, ...distance })),
    { maxLength: 4 },
  ),
  soonAfter: fc.constant(siteRules.soonAfter),
  overrun: fc.constant(siteRules.overrun),
  shift: fc.constant(siteRules.shift),
  crowd: fc.tuple(rule, fc.integer({ min: 1, max: 3 })).map(([text, max]) => ({ ...text, max })),
  fireWatch: fc.record({
    after: fc.constant(hotWork),
    work: fc.constant(watch),
    minutes: fc.constantFrom(0, 30, 60),
  }),
  leakTest: fc.record({
    after: fc.constant(lineBreak),
    work: fc.constant(leakTest),
    minutes: fc.constantFrom(0, 30),
  }),
  outage: fc.constantFrom(null, siteRules.outage),
  methods: fc.constant(siteRules.methods),
  bayLength: fc.integer({ min: 5, max: 40 }),
  areas: fc.constant([]),
});

/** Times are quarter hours of the day shift. */
export const shift = { from: 360, until: 1080 };
const quarter = fc.integer({ min: 24, max: 67 }).map((count) => count * 15);
const equipment = fc.constantFrom(null, 'F-1', 'F-2', 'E-1');

function jobsOf(work: fc.Arbitrary<string>, prefix: string, maxLength: number) {
  const job = fc
    .tuple(
      work,
      equipment,
      fc.integer({ min: 1, max: 8 }),
      quarter,
      fc.integer({ min: 1, max: 24 }),
    )
    .map(([kind, on, bay, from, quarters]) => ({
      work: kind,
      place: on ?? 'Rack',
      equipment: on,
      bay,
      from,
      until: Math.min(from + quarters * 15, shift.until - 60),
    }));
  return fc
    .array(
      job.filter(({ from, until }) => from < until),
      { maxLength },
    )
    .map((jobs): Job[] => jobs.map((each, index) => ({ ...each, tag: `${prefix}-${index}` })));
}

export const anyPermits = jobsOf(fc.constantFrom(...works), 'PTW', 6);

export const anyJobs = fc
  .tuple(anyPermits, jobsOf(fc.constantFrom(single, double), 'LOTO', 3))
  .map((lists) => lists.flat());
