import type { z } from 'zod';
import { stringField } from '../tree';

/** What to do about a repeated heading. Screen readers list a page’s sections by their headings. */
export const ownHeading = 'give this section a heading of its own';

type Report = (path: PropertyKey[], message: string) => void;

/** Checks a list even if some of its fields are invalid, so writers see all problems at once. */
export const checkList = <S extends z.ZodArray>(
  list: S,
  check: (entries: readonly unknown[], report: Report) => void,
): S =>
  list.superRefine(
    (entries: readonly unknown[], { addIssue }) =>
      check(entries, (path, message) => addIssue({ code: 'custom', path, message })),
    { when: ({ value }) => Array.isArray(value) },
  );

/** Requires a field to be unique in a list, ignoring case. @param field null for a list of texts */
export const uniqueBy = <S extends z.ZodArray>(list: S, field: string | null, remedy: string): S =>
  checkList(list, (entries, report) => {
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      const value = field === null ? entry : stringField(entry, field);
      if (typeof value !== 'string') continue;
      const path = field === null ? [index] : [index, field];
      if (seen.has(value.toLowerCase())) report(path, `${value} is in the list twice: ${remedy}`);
      seen.add(value.toLowerCase());
    }
  });
