import type { z } from 'zod';

/** What to do about a repeated heading. Screen readers list a page’s sections by their headings. */
export const ownHeading = 'give this section a heading of its own';

/**
 * Requires a field to be unique in a list, ignoring case. Runs even if other fields are invalid, so writers see all
 * problems at once.
 */
export function uniqueBy<S extends z.ZodArray>(list: S, field: string, remedy: string): S {
  return unique(list, remedy, (entry) => stringField(entry, field), [field]);
}

/** Requires the texts of a list to be unique, ignoring case. */
export function uniqueTexts<S extends z.ZodArray>(list: S, remedy: string): S {
  return unique(list, remedy, (entry) => (typeof entry === 'string' ? entry : null), []);
}

function unique<S extends z.ZodArray>(
  list: S,
  remedy: string,
  textOf: (entry: unknown) => string | null,
  path: readonly string[],
): S {
  return list.superRefine(
    (entries: readonly unknown[], context) => {
      const seen = new Set<string>();
      entries.forEach((entry, index) => {
        const value = textOf(entry);
        if (value === null) return;
        if (seen.has(value.toLowerCase())) {
          const message = `${value} is in the list twice: ${remedy}`;
          context.addIssue({ code: 'custom', path: [index, ...path], message });
        }
        seen.add(value.toLowerCase());
      });
    },
    { when: ({ value }) => Array.isArray(value) },
  );
}

/** The value of a string field in unvalidated data, or null. */
export function stringField(entry: unknown, field: string): string | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const value: unknown = Object.entries(entry).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value : null;
}
