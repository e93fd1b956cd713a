import { z } from 'zod';
import { descriptionProblem, maxCaptionLength, maxDescriptionLength } from '../images/image';
import { exactText, text } from './text';

/** A picture of content/images/. Whether it's there and can be shown is checked with the other references. */
export const picture = z
  .strictObject({
    file: z.string(),
    /** What it shows, for people who can't see it. */
    description: exactText(maxDescriptionLength),
    caption: text(maxCaptionLength).optional(),
  })
  .superRefine(({ file, description }, context) => {
    const message = descriptionProblem(description, file);
    if (message !== null) context.addIssue({ code: 'custom', path: ['description'], message });
  });

/** A table that fits on a phone: up to four columns of short texts. */
export const table = z
  .strictObject({
    columns: z.array(text(40)).min(2).max(4),
    rows: z.array(z.array(text(160))).min(1),
  })
  .superRefine(({ columns, rows }, context) => {
    rows.forEach(({ length }, index) => {
      if (length === columns.length) return;
      const message = `has ${length} cells, and the table has ${columns.length} columns: give each row as many cells`;
      context.addIssue({ code: 'custom', path: ['rows', index], message });
    });
  });
