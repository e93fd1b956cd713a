import { z } from 'zod';
import { drawingFrame } from './drawings';
import { exactText, text } from './fields';
import { chosenPlan, chosenPoint } from './lockout-choices';

/** What can be wrong with the isolation. `components/tools/spot-the-error/mistakes.ts` draws each. */
const mistakeNames = [
  'feed locked open',
  'backflow open',
  'air open',
  'tracing at controller',
  'drain open',
  'bleed closed',
  'bleed to closed drain',
  'lock missing',
  'name missing',
  'key outside',
  'personal lock missing',
  'voltage untested',
  'tester unproved',
  'bleed open in test',
  'air trapped',
] as const;

const mistake = z.enum(mistakeNames);

/** How a point is verified, where that differs from the plan's words. */
const verification = z.enum([
  'proved',
  'proved once',
  'breaker',
  'controller',
  'seen open',
  'gauge only',
  'bleed open',
  'trapped',
]);

/** The paragraph against a mistake, where the check's are for other jobs, too. */
const source = text(60).optional();

const planPoint = z.strictObject({
  tag: exactText(24),
  ...chosenPoint.shape,
  /** Empty with only a tag. */
  lock: z.string(),
  holder: text(24),
});

const writtenPlan = z.strictObject({
  ...chosenPlan.shape,
  basis: z.string(),
  relief: z.string(),
  primary: z.string(),
  crew: text(80),
  onBox: text(80),
  keys: text(80),
  points: z.array(planPoint).min(1),
});

/** A plan without a drawing, which is right, and its cases, each with one mistake. */
const planSet = z
  .strictObject({
    title: drawingFrame.title,
    place: drawingFrame.place,
    plan: writtenPlan,
    cases: z.array(
      z.strictObject({
        mistake: exactText(24),
        claim: text(70),
        others: z.array(exactText(24)).length(2, 'must have two other mistakes'),
        /** Of the row with this tag, and the keys in the box; without a tag, of the plan. */
        change: z.strictObject({
          ...planPoint.partial().shape,
          ...writtenPlan.omit({ points: true }).partial().shape,
        }),
        reason: text(220),
        source,
      }),
    ),
  })
  .superRefine(({ plan, cases }, { addIssue }) => {
    const names = cases.map(({ mistake }) => mistake);
    for (const [index, { mistake, others, change }] of cases.entries()) {
      const path = ['cases', index];
      if (new Set([mistake, ...others]).size < 3 || others.some((name) => !names.includes(name))) {
        const message = 'must be two other mistakes of this set';
        addIssue({ code: 'custom', path: [...path, 'others'], message });
      }
      if (change.tag !== undefined && plan.points.every(({ tag }) => tag !== change.tag)) {
        const message = 'must be the tag of a point of this plan';
        addIssue({ code: 'custom', path: [...path, 'change', 'tag'], message });
      }
    }
  });

export const spotTheErrorSchema = z
  .strictObject({
    ...drawingFrame,
    question: text(80),
    check: text(20),
    /** When no choice has been made. */
    choose: text(40),
    right: text(20),
    wrong: text(60),
    answer: text(30),
    source: text(20),
    today: text(30),
    previous: text(20),
    next: text(20),
    noName: text(20),
    /** How the line is isolated, and what accepts that. */
    method: text(30),
    accepted: text(30),
    keys: text(30),
    crew: text(30),
    onBox: text(30),
    verifications: z.record(verification, text(60)),
    cases: z
      .array(
        z.strictObject({
          mistake,
          /** The mistake in words. It's also a wrong choice in other cases. */
          claim: text(70),
          /** The wrong choices: mistakes that the drawing doesn't have. */
          others: z.array(mistake).length(2, 'must have two other mistakes'),
          reason: text(220),
          source,
        }),
      )
      .min(14, 'must have at least 14 cases, so one comes back only after two weeks'),
    /** Their cases take turns with the drawing's. */
    sets: z.array(planSet).default([]),
  })
  .superRefine(({ cases }, { addIssue }) => {
    for (const name of mistakeNames) {
      const count = cases.filter(({ mistake }) => mistake === name).length;
      if (count === 1) continue;
      const message = `must have one case of “${name}”, not ${count}`;
      addIssue({ code: 'custom', path: ['cases'], message });
    }
    for (const [index, { mistake, others }] of cases.entries()) {
      if (new Set([mistake, ...others]).size === 3) continue;
      const message = 'must be two different mistakes, neither the one that’s drawn';
      addIssue({ code: 'custom', path: ['cases', index, 'others'], message });
    }
  });
