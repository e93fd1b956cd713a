import { z } from 'zod';
import { drawingFrame, tag } from './drawings';
import { anchor, exactText, quarterHour, text, time } from './fields';

/** Figures and states are computed from the plant register. */
/** What a number counts. */
const countedNoun = z.strictObject({ one: text(40), other: text(40) });

export const operationsBoardSchema = z.strictObject({
  ...drawingFrame,
  time,
  counts: z.strictObject({
    handover: text(40),
    permits: countedNoun,
    workOrders: countedNoun,
    crew: text(40),
  }),
  rows: z.array(z.strictObject({ tag, who: text(24) })).min(1),
  slider: text(24),
  play: text(24),
  pause: text(24),
});

export const registerSchema = z.strictObject({
  ...drawingFrame,
  /** By page: the section's words, and questions to try. */
  ask: z.record(
    z.string(),
    z.strictObject({
      heading: text(80),
      lead: text(300),
      questions: z
        .array(z.strictObject({ question: anchor, at: time }))
        .length(4, 'must have four questions'),
    }),
  ),
});

const cause = z.strictObject({
  text: text(80),
  /** The record that the statement is based on. */
  from: text(40),
  get causes() {
    return z.array(cause).optional();
  },
});

export const causeTreeSchema = z.strictObject({
  ...drawingFrame,
  cause,
  actions: z.strictObject({ heading: text(60), items: z.array(text(140)).min(1) }),
  /** What opens the other causes. */
  more: text(24),
});

const whole = (max: number) => {
  const error = `must be a whole number from 1 to ${max}`;
  return z.int(error).min(1, error).max(max, error);
};
const kind = exactText(24);

/** The number of bays on the plan. */
export const bays = 8;

/** Kinds of work that a visitor can add, with the hours and place of a new permit. */
const work = z
  .strictObject({
    name: kind,
    from: quarterHour,
    until: quarterHour,
    bay: whole(bays),
    /** Other names of it in a list. */
    also: z.array(kind).default([]),
    /** What words in a list begin with that may mean it: visitors confirm it. */
    words: z.array(exactText(24)).default([]),
  })
  .refine(({ from, until }) => from < until, 'must start before it ends');

const words = { rule: text(80), why: text(200), source: text(60) };
/** What the reader has to answer. */
const ask = text(120);
/** What follows a kind of work. */
const followUp = z.strictObject({ after: kind, name: exactText(16), minutes: whole(240) });
/** In feet. */
const distance = z.int().min(0).max(400);

/** A line with places for counts. */
const withPlaces = (...places: readonly string[]) =>
  text(80).refine((line) => places.every((place) => line.includes(place)), {
    error: `must include ${places.join(' and ')}`,
  });

/**
 * The work, location, and hours of each row come from the plant register.
 * @param jobs its permits and isolations, which have no work; null if the register itself has problems
 * @param conflict tags of the two conflicting permits
 */
export const permitBoardSchema = (
  jobs: readonly { tag: string; work?: string }[] | null,
  conflict: readonly string[],
) =>
  z
    .strictObject({
      ...drawingFrame,
      rows: z
        .array(
          tag.refine((row) => jobs?.some((job) => job.tag === row) ?? true, {
            error: 'must be the tag of a permit or isolation in content/plant.yaml',
          }),
        )
        .refine((rows) => conflict.every((row) => rows.includes(row)), {
          error: `must include the two permits that conflict: ${conflict.join(' and ')}`,
        }),
      rack: z.strictObject({
        name: exactText(24),
        /** In feet, between bents. */
        bayLength: whole(100),
      }),
      fireWatch: followUp,
      /** Locks off, the line filled, and the joint watched for leaks. */
      leakTest: followUp,
      methods: z.array(kind).min(1),
      add: z.strictObject({
        label: text(24),
        work: z.array(work).min(4, 'has too few kinds'),
        /** Words in a list next to which a kind of work is still that kind. */
        filler: z.array(exactText(24)).default([]),
        /** What words in a list begin with that leave the kind open, whatever else they say. */
        unsure: z.array(exactText(24)).default([]),
        /** The same, but next to words of a line break. */
        opening: z.array(exactText(24)).default([]),
        /** The same, next to words of a leak test. */
        pressure: z.array(exactText(24)).default([]),
        /** What words of work begin with that no rule is about, and why its line isn't read. */
        outside: z
          .strictObject({ words: z.array(exactText(24)), why: text(100) })
          .default({ words: [], why: '' }),
      }),
      rules: z.strictObject({
        isolated: z.array(
          z.strictObject({
            work: kind,
            onEquipment: z.boolean().optional(),
            except: z.array(exactText(24)).optional(),
            everyLine: z.strictObject(words).optional(),
            otherMeans: z.boolean().optional(),
            by: z.array(kind).min(1),
            ask,
            ...words,
          }),
        ),
        startsTogether: ask,
        lockCrew: ask,
        alike: ask,
        onePermit: ask,
        unknownDistance: ask,
        oneArea: ask,
        endsTogether: z.strictObject(words),
        inService: z.strictObject({
          conditional: z.array(kind),
          everyLine: z.strictObject(words),
          ask,
          ...words,
        }),
        drainedFirst: z.strictObject({ work: z.array(kind).min(1), drain: kind, ...words }),
        energized: z.strictObject({ work: kind, ...words }),
        lockedOut: z.strictObject(words),
        apart: z
          .array(
            z.strictObject({
              work: kind,
              /** Without it, any other permit. */
              from: z.array(kind).min(1).optional(),
              conditional: z.boolean().optional(),
              sameEquipment: z.boolean().optional(),
              vented: text(120).optional(),
              within: distance,
              ...words,
            }),
          )
          .min(1),
        soonAfter: z.strictObject({
          work: z.array(kind).min(1),
          from: z.array(kind).min(1),
          minutes: whole(240),
          ...words,
        }),
        overrun: z.strictObject({ hours: whole(24), ...words }),
        crowd: z.strictObject({ max: whole(20), ...words }),
      }),
      /** Below the rules. */
      note: text(240),
      /** How to move a permit. */
      hint: text(120),
      /** What the rules found. */
      findings: z.strictObject({
        some: withPlaces('[found]', '[rules]', '[permits]'),
        none: withPlaces('[rules]', '[permits]'),
        empty: text(60),
        beside: withPlaces('[pairs]', '[distance]'),
        besideInAreas: withPlaces('[pairs]', '[distance]'),
        sameArea: text(40),
        unset: withPlaces('[pairs]'),
        options: text(100),
        optionsByOutage: text(100),
        stuck: text(120),
        /** What the rules can't know. */
        unknown: text(320),
      }),
      /** On the permits as they were rescheduled that day. */
      resolved: z.strictObject({ text: text(260), from: text(80) }),
      /** What a permit needs that isn't there before a time of the shift. */
      needs: z.strictObject({ permit: tag, from: quarterHour, text: text(80) }).optional(),
    })
    .superRefine(({ rows, add, fireWatch, leakTest, methods, rules }, { addIssue }) => {
      const names = add.work.map(({ name }) => name);
      const activities = [...names, fireWatch.name, leakTest.name];
      const check = (value: string, allowed: readonly string[], ...path: (string | number)[]) => {
        if (allowed.includes(value)) return;
        addIssue({ code: 'custom', path, message: `must be one of: ${allowed.join(', ')}` });
      };
      for (const [index, rule] of rules.apart.entries()) {
        check(rule.work, activities, 'rules', 'apart', index, 'work');
        for (const [at, name] of (rule.from ?? []).entries())
          check(name, [...activities, ...methods], 'rules', 'apart', index, 'from', at);
      }
      for (const [index, rule] of rules.isolated.entries()) {
        check(rule.work, names, 'rules', 'isolated', index, 'work');
        for (const [at, name] of rule.by.entries())
          check(name, methods, 'rules', 'isolated', index, 'by', at);
      }
      for (const [at, name] of rules.inService.conditional.entries())
        check(name, names, 'rules', 'inService', 'conditional', at);
      check(rules.drainedFirst.drain, names, 'rules', 'drainedFirst', 'drain');
      for (const [at, name] of rules.drainedFirst.work.entries())
        check(name, names, 'rules', 'drainedFirst', 'work', at);
      for (const [at, name] of rules.soonAfter.work.entries())
        check(name, names, 'rules', 'soonAfter', 'work', at);
      for (const [at, name] of rules.soonAfter.from.entries())
        check(name, activities, 'rules', 'soonAfter', 'from', at);
      check(rules.energized.work, names, 'rules', 'energized', 'work');
      check(fireWatch.after, names, 'fireWatch', 'after');
      check(leakTest.after, names, 'leakTest', 'after');
      for (const [index, row] of rows.entries()) {
        const job = jobs?.find(({ tag: known }) => known === row);
        if (job?.work === undefined || names.includes(job.work)) continue;
        const message = `is “${job.work}” in content/plant.yaml, which no rule applies to: use a kind of work from \`add\``;
        addIssue({ code: 'custom', path: ['rows', index], message });
      }
    });
