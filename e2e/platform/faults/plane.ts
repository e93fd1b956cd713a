import { z } from 'zod';
import { type Fault, faultSchema } from '../fault-schema';
import { matches } from './wildcard';

export interface FaultPlane {
  /** Those that are not spent, `times` being what is left of them. */
  list(): Fault[];
  set(faults: readonly Fault[]): void;
  add(fault: Fault): void;
  clear(): void;
}

type Delay = Extract<Fault, { kind: 'delay' }>;
export type Ending = Exclude<Fault, Delay>;

/** The plane as the middleware sees it. */
export interface FaultSource extends FaultPlane {
  /** Counts a call, and gives every delay that hits it and the first fault it ends in. */
  take(method: string, path: string): { delays: Delay[]; ending: Ending | undefined };
}

export function createFaultPlane(): FaultSource {
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
      const hits = faults.filter(({ route }) => matches(route, `${method} ${path}`));
      const delays = hits.filter((fault) => fault.kind === 'delay');
      const ending = hits.find((fault) => fault.kind !== 'delay');
      for (const fault of ending ? [...delays, ending] : delays) spend(fault);
      return { delays, ending };
    },
  };
}
