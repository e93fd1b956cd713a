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
}

export function createFaultInjector(): FaultInjector {
  let faults: Fault[] = [];
  const consume = (fault: Fault) => {
    if (fault.times === undefined) return;
    const remaining = { ...fault, times: fault.times - 1 };
    faults = faults.flatMap((other) =>
      other !== fault ? other : remaining.times > 0 ? remaining : [],
    );
  };

  return {
    list: () => structuredClone(faults),
    // Parsing copies the faults and rejects an invalid one where it's set.
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
      for (const fault of ending ? [...delays, ending] : delays) consume(fault);
      return { delays, ending };
    },
  };
}

/** Whether the text matches the pattern, in which '*' matches any run of characters. */
export function matchesWildcard(pattern: string, text: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return pattern === text;
  if (!text.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return text.length - last.length >= from && text.endsWith(last);
}
