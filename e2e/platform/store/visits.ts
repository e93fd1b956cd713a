import { z } from 'zod';

export const visitSchema = z.object({
  id: z.number(),
  user_email: z.string(),
  page: z.string(),
  created_date: z.string(),
});

type Visit = z.infer<typeof visitSchema>;

export interface Visits {
  add(userEmail: string, page: string): void;
  /** Newest first. */
  list(paging: { limit: number; skip: number }): Visit[];
  /** Visits per page, most visited first. */
  counts(): { page: string; visits: number }[];
}

export function createVisits(visits: Visit[], save: () => void, now: () => number): Visits {
  return {
    add(userEmail, page) {
      const created_date = new Date(now()).toISOString();
      visits.push({ id: visits.length + 1, user_email: userEmail, page, created_date });
      save();
    },
    list: ({ limit, skip }) => visits.toReversed().slice(skip, skip + limit),
    counts() {
      const counts = new Map<string, number>();
      for (const { page } of visits) counts.set(page, (counts.get(page) ?? 0) + 1);
      return [...counts]
        .map(([page, count]) => ({ page, visits: count }))
        .sort((one, other) => other.visits - one.visits || one.page.localeCompare(other.page));
    },
  };
}
