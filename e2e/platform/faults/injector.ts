import { z } from 'zod';
import { type Fault, faultSchema } from './schema';
import { matchesWildcard } from './wildcard';

export interface FaultControls {
  /** Those that are not spent, `times` being what is left of them. */
  list(): Fault[];
  set(faults: readonly Fault[]): void;
  add(fault: Fault): void;
  clear(): void;
}

type Delay = Extract<Fault, { kind: 'delay' }>;
export type TerminalFault = Exclude<Fault, Delay>;

/** The plane as the middleware sees it. */
export interface FaultInjector extends FaultControls {
  /** Counts a call, and gives every delay that hits it and the first fault it ends in. */
  take(method: string, path: string): { delays: Delay[]; ending: TerminalFault | undefined };
}

export function createFaultInjector(): FaultInjector {
  let faults: Fault[] = [];
  const spend = (fault: Fault) => {
    if (fault.times === undefined) return;
    const left = { ...fault, times: fault.times - 1 };
    faults = faults.flatMap((other) => (other !== fault ? other : left.times > 0 ? left : []));
  };

  return {
    list: () => structuredClone(faults),
    // Parsed, so that what is kept is a copy and a wrong fault fails where it is set.
    set: (wanted) => {
      faults = z.array(faultSchema).parse(wanted);
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
      for (const fault of ending ? [...delays, ending] : delays) spend(fault);
      return { delays, ending };
    },
  };
}
