import type { ServerResponse } from 'node:http';
import { z } from 'zod';

const commonFields = {
  /** Matched against 'METHOD /path', where the path is what follows /api; '*' matches any run of characters. */
  route: z
    .string()
    .regex(
      /^(\*|(\*|[A-Z]+) [/*]\S*)$/,
      'must be like "GET /apps/public/*", "* /app-logs/*" or "*"',
    ),
};

/** What goes wrong with which calls, by `kind`. */
export const faultSchema = z.discriminatedUnion('kind', [
  /** Delays the response. Can be combined with another fault on the same call. */
  z.strictObject({ ...commonFields, kind: z.literal('delay'), ms: z.int().min(0) }),
  /** Accepts the request and never answers. */
  z.strictObject({ ...commonFields, kind: z.literal('hang') }),
  /** Sends the headers and the beginning of a body that never ends. */
  z.strictObject({ ...commonFields, kind: z.literal('hang-body') }),
  /** Closes the connection. A browser asks again by itself on one that it has used. */
  z.strictObject({ ...commonFields, kind: z.literal('reset') }),
  /**
   * Answers with this status. A string body is sent as is, anything else as JSON. The headers override the
   * platform's own, for example to redirect the call (Location) or to send a wrong Content-Type or
   * Access-Control-Allow-Origin.
   */
  z.strictObject({
    ...commonFields,
    kind: z.literal('status'),
    status: z.int().min(200).max(599),
    body: z.unknown().optional(),
    headers: z.record(z.string(), z.string()).optional(),
  }),
  /** Answers with a web page instead of JSON. */
  z.strictObject({ ...commonFields, kind: z.literal('html') }),
  /** Sends the real headers and half of the real JSON, then closes the connection. */
  z.strictObject({ ...commonFields, kind: z.literal('cut') }),
]);

export type Fault = z.infer<typeof faultSchema>;

type Delay = Extract<Fault, { kind: 'delay' }>;
export type TerminalFault = Exclude<Fault, Delay>;

export type FaultInjector = ReturnType<typeof createFaultInjector>;

export function createFaultInjector() {
  let faults: Fault[] = [];
  const held = new Set<ServerResponse>();
  return {
    list: () => [...faults],
    // Parsing rejects an invalid fault where it's set.
    set: (newFaults: readonly Fault[]): void => {
      faults = z.array(faultSchema).parse(newFaults);
    },
    add: (fault: Fault): void => {
      faults = [...faults, faultSchema.parse(fault)];
    },
    clear: (): void => {
      faults = [];
    },
    /** The faults that match a call: every delay, and the first fault of any other kind. */
    find(method: string, path: string): { delays: Delay[]; ending: TerminalFault | undefined } {
      const hits = faults.filter(({ route }) => matchesWildcard(route, `${method} ${path}`));
      const delays = hits.filter((fault) => fault.kind === 'delay');
      return { delays, ending: hits.find((fault) => fault.kind !== 'delay') };
    },
    /** Remembers a response that is late or never ends, until its connection closes. */
    hold(response: ServerResponse): void {
      held.add(response);
      response.once('close', () => held.delete(response));
    },
    /** Closes the connections of the responses held. */
    dropHeld(): void {
      for (const response of held) response.destroy();
    },
  };
}

/** Whether the text matches the pattern, in which '*' matches any run of characters. */
function matchesWildcard(pattern: string, text: string): boolean {
  const literal = (part: string) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${pattern.split('*').map(literal).join('.*')}$`).test(text);
}
