/** What the register says about each thing at a time of the shift, "HH:MM", which compares as a string. */

interface Tagged {
  tag: string;
  /** Before the shift. */
  state?: string | undefined;
}

interface LogEntry {
  time: string;
  tag: string;
  text: string;
  by: string;
  with?: string | undefined;
  /** New states, by tag. */
  sets?: Readonly<Record<string, string>> | undefined;
}

/** The parts of the register that states come from. */
export interface Shift {
  equipment: readonly Tagged[];
  devices: readonly Tagged[];
  instruments: readonly Tagged[];
  permits: readonly Tagged[];
  isolations: readonly {
    tag: string;
    points: readonly { device: string; position: string; verified: string }[];
  }[];
  log: readonly LogEntry[];
}

/** A state, and the time since which it holds; null if the shift began with it. */
export interface State {
  state: string;
  since: string | null;
}

/** The states at a time, including what was logged at that very minute, by tag. */
export function stateAt(shift: Shift, time: string): ReadonlyMap<string, State> {
  const states = new Map<string, State>();
  for (const { tag, state } of [
    ...shift.equipment,
    ...shift.devices,
    ...shift.instruments,
    ...shift.permits,
  ]) {
    if (state !== undefined) states.set(tag, { state, since: null });
  }
  for (const { time: since, tag, state } of changes(shift)) {
    if (since <= time) states.set(tag, { state, since });
  }
  return states;
}

/** The time at which something was first in a state; undefined if it never was. */
export function timeOf(shift: Shift, tag: string, state: string): string | undefined {
  return changes(shift).find((change) => change.tag === tag && change.state === state)?.time;
}

/** Every change of a state, in chronological order. A device is locked when its point is verified. */
function changes({ isolations, log }: Shift) {
  const logged = log.flatMap(({ time, sets = {} }) =>
    Object.entries(sets).map(([tag, state]) => ({ time, tag, state })),
  );
  const locked = isolations.flatMap(({ points }) =>
    points.map(({ device, position, verified }) => ({
      time: verified,
      tag: device,
      state: position.split(',', 1).join(''),
    })),
  );
  return [...locked, ...logged].sort((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time)));
}
