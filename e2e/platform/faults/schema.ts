import { z } from 'zod';

const maxDelayMs = 600_000;

const commonFields = {
  /** Matched against 'METHOD /path', the path being what follows /api; '*' is any run of characters. */
  route: z
    .string()
    .max(500)
    .regex(
      /^(\*|(\*|[A-Z]+) [/*]\S*)$/,
      'must be like "GET /apps/public/*", "* /app-logs/*" or "*"',
    ),
  /** Only this many requests are hit, then the fault is spent. Absent: until cleared. */
  times: z.int().min(1).optional(),
};

const headers = z
  .record(z.string(), z.string())
  .refine(areValidHeaders, 'are not valid HTTP headers');

/** What goes wrong with which calls. One of `kind`, see each. */
export const faultSchema = z.discriminatedUnion('kind', [
  /** Answers as usual, but later; goes together with another fault of the same call. */
  z.strictObject({ ...commonFields, kind: z.literal('delay'), ms: z.int().min(0).max(maxDelayMs) }),
  /** Takes the request and never answers. */
  z.strictObject({ ...commonFields, kind: z.literal('hang') }),
  /** Sends the headers and the beginning of a body that never ends. */
  z.strictObject({ ...commonFields, kind: z.literal('hang-body') }),
  /**
   * Breaks the connection off without an answer. A browser tries again by itself when it had used the
   * connection before, so that with `times: 1` its page may never notice.
   */
  z.strictObject({ ...commonFields, kind: z.literal('reset') }),
  /**
   * Answers with this status; the body is sent as JSON, a string as it is. The headers win over the
   * platform's own: a Location sends the call elsewhere, a Content-Type or an
   * Access-Control-Allow-Origin is as wrong as it is wanted.
   */
  z.strictObject({
    ...commonFields,
    kind: z.literal('status'),
    status: z.int().min(200).max(599),
    body: z.unknown().optional(),
    headers: headers.optional(),
  }),
  /** Answers with a web page where JSON is expected. */
  z.strictObject({
    ...commonFields,
    kind: z.literal('html'),
    status: z.int().min(200).max(599).optional(),
  }),
  /** Sends the right headers and half of the right JSON, then closes the connection. */
  z.strictObject({ ...commonFields, kind: z.literal('cut') }),
  /** Sends the right answer one byte at a time, with this long before each. */
  z.strictObject({ ...commonFields, kind: z.literal('drip'), ms: z.int().min(1).max(maxDelayMs) }),
  /** Answers with the right JSON and a field more, of lists within lists. */
  z.strictObject({
    ...commonFields,
    kind: z.literal('deep'),
    levels: z.int().min(1).max(1_000_000),
  }),
  /** Answers with the right JSON and a field more, of so many bytes. */
  z.strictObject({
    ...commonFields,
    kind: z.literal('huge'),
    bytes: z.int().min(1).max(100_000_000),
  }),
]);

export type Fault = z.infer<typeof faultSchema>;

function areValidHeaders(record: Record<string, string>): boolean {
  try {
    new Headers(record);
    return true;
  } catch {
    // A name or value that HTTP does not allow: that is the answer.
    return false;
  }
}
