import { z } from 'zod';
import { drawingFrame } from './drawings';
import { text } from './text';

/** What can be wrong with the isolation. `components/tools/spot-the-error/mistakes.ts` draws each. */
const mistakeNames = [
  'feed locked open',
  'backflow open',
  'air open',
  'tracing at controller',
  'drain open',
  'bleed closed',
  'bleed to closed drain',
  'gauge on feed',
  'lock missing',
  'name missing',
  'key outside',
  'personal lock missing',
  'section full',
  'voltage untested',
  'tester unproved',
  'air as electric',
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
  'bleed open',
  'trapped',
]);

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
          source: text(60),
        }),
      )
      .min(14, 'must have at least 14 cases, so one comes back only after two weeks'),
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
