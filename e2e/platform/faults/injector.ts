import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { type Fault, faultSchema } from './schema';

export interface FaultControls {
  /** Active faults. `times` is the number of requests left. */
  list(): Fault[];
  set(faults: readonly Fault[]): void;
  add(fault: Fault): void;
  clear(): void;
}

type Delay = Extract<Fault, { kind: 'delay' }>;
export type TerminalFault = Exclude<Fault, Delay>;

/** The injector as the middleware uses it. */
export interface FaultInjector extends FaultControls {
  /** Consumes and returns the faults that match a call: every delay, and the first fault of any other kind. */
  take(method: string, path: string): { delays: Delay[]; ending: TerminalFault | undefined };
  /** Remembers a response that is late or never ends, until its connection closes. */
  hold(response: ServerResponse): void;
  /** Closes the connections of the responses held. */
  dropHeld(): void;
}

export function createFaultInjector(): FaultInjector {
  let faults: Fault[] = [];
  const held = new Set<ServerResponse>();
  return {
    list: () => [...faults],
    // Parsing rejects an invalid fault where it's set.
    set: (newFaults) => {
      faults = z.array(faultSchema).parse(newFaults);
    },
    add: (fault) => {
      faults = [...faults, faultSchema.parse(fault)];
    },
    clear: () => {
      faults = [];
    },
    take(method, path) {
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
    hold(response) {
      held.add(response);
      response.once('close', () => held.delete(response));
    },
    dropHeld() {
      for (const response of held) response.destroy();
    },
  };
}

/** Whether the text matches the pattern, in which '*' matches any run of characters. */
function matchesWildcard(pattern: string, text: string): boolean {
  const literal = (part: string) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${pattern.split('*').map(literal).join('.*')}$`).test(text);
}
