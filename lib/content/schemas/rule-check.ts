import { z } from 'zod';
import { drawingFrame } from './drawings';
import { link } from './link';
import { text, time } from './text';

/** @param logTimes when the log has an entry; null if the plant register has problems */
export const ruleCheckSchema = (
  pageNames: readonly string[],
  logTimes: readonly string[] | null,
) => {
  const entry = time.refine((at) => logTimes?.includes(at) ?? true, {
    error: 'must be the time of an entry of `log` in content/plant.yaml',
  });
  return z.strictObject({
    ...drawingFrame,
    conflict: z.strictObject({
      question: text(60),
      answer: text(20),
      /** Before the source: the distance is the site's own. */
      source: text(24),
      link: link(pageNames),
    }),
    gap: z.strictObject({
      question: text(60),
      asked: time,
      records: z
        .array(
          z.strictObject({
            what: text(40),
            entry,
            /** Who can supply it, if it’s missing. */
            ask: text(24).optional(),
          }),
        )
        .min(1),
      missing: text(20),
      answer: text(20),
      reason: text(60),
    }),
  });
};
