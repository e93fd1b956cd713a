import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { type Fault, faultSchema } from './schema';

type Delay = Extract<Fault, { kind: 'delay' }>;
export type TerminalFault = Exclude<Fault, Delay>;

export type FaultInjector = ReturnType<typeof createFaultInjector>;

export function createFaultInjector() {
  let faults: Fault[] = [];
  const held = new Set<ServerResponse>();
  return {
    /** Active faults. `times` is the number of requests left. */
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
    /** Consumes and returns the faults that match a call: every delay, and the first fault of any other kind. */
    take(method: string, path: string): { delays: Delay[]; ending: TerminalFault | undefined } {
      const hits = faults.filter(({ route }) => matchesWildcard(route, `${method} ${path}`));
      const delays = hits.filter((fault) => fault.kind === 'delay');
      const ending = hits.find((fault) => fault.kind !== 'delay');
      const taken: readonly Fault[] = ending ? [...delays, ending] : delays;
      faults = faults.flatMap((fault) => {
        if (fault.times === undefined || !taken.includes(fault)) return fault;
        return fault.times > 1 ? { ...fault, times: fault.times - 1 } : [];
      });
      return { delays, ending };
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
