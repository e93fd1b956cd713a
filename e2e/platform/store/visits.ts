import { z } from 'zod';
import type { Database } from './database';

const visitSchema = z.object({
  id: z.number(),
  user_email: z.string(),
  page: z.string(),
  created_date: z.string(),
});
const countSchema = z.object({ page: z.string(), visits: z.number() });

type Visit = z.infer<typeof visitSchema>;

export interface Visits {
  add(userEmail: string, page: string): Promise<void>;
  /** Newest first. */
  list(paging: { limit: number; skip: number }): Promise<Visit[]>;
  /** Visits per page, most visited first. */
  counts(): Promise<{ page: string; visits: number }[]>;
}

export function createVisits(database: Database, now: () => number): Visits {
  return {
    async add(userEmail, page) {
      await database.execute(
        'INSERT INTO visits (user_email, page, created_date) VALUES (?, ?, ?)',
        [userEmail, page, new Date(now()).toISOString()],
      );
    },
    async list({ limit, skip }) {
      const { rows } = await database.execute(
        'SELECT * FROM visits ORDER BY id DESC LIMIT ? OFFSET ?',
        [limit, skip],
      );
      return rows.map((row) => visitSchema.parse(row));
    },
    async counts() {
      const { rows } = await database.execute(
        'SELECT page, count(*) AS visits FROM visits GROUP BY page ORDER BY visits DESC, page',
      );
      return rows.map((row) => countSchema.parse(row));
    },
  };
}
