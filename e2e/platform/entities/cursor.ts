import { z } from 'zod';
import { ApiError } from '../errors';
import type { Tokens } from '../tokens';

// The subject of a cursor's token. It can't match an account's ID or a file's.
const prefix = 'cursor ';

const positionSchema = z.strictObject({
  key: z.union([z.null(), z.boolean(), z.number(), z.string()]),
  tie: z.string(),
});
const cursorSchema = z.strictObject({
  entity: z.string(),
  q: z.string().optional(),
  sort: z.string().optional(),
  fields: z.string().optional(),
  distinct: z.string().optional(),
  after: positionSchema,
});

/** A place in a sorted list: the sorted-by value, and what orders items with equal ones. */
export type Position = z.infer<typeof positionSchema>;
/** What's being read, and the last item that was delivered. */
export type Cursor = z.infer<typeof cursorSchema>;

/** Signs the cursor, so a client can't change it. */
export function issueCursor(cursor: Cursor, tokens: Tokens): string {
  return tokens.issue(prefix + JSON.stringify(cursor));
}

/** @throws ApiError 400 for a cursor that wasn't issued here, or too long ago */
export function readCursor(text: string, tokens: Tokens): Cursor {
  const subject = tokens.verify(text);
  if (subject?.startsWith(prefix)) {
    return cursorSchema.parse(JSON.parse(subject.slice(prefix.length)));
  }
  throw new ApiError(
    400,
    'cursor_invalid',
    'cursor: must be the next_cursor of an earlier page; cursors expire after a week',
  );
}
