import { createEmitter } from './emitter';
import type { PlatformEvent } from './event-schema';

const maxEvents = 500;

export interface EventLog {
  /** The last 500, oldest first. */
  recent(): PlatformEvent[];
  /** @returns a function that unsubscribes */
  subscribe(listener: (event: PlatformEvent) => void): () => void;
  clear(): void;
}

/** An event before the log adds its timestamp. */
export type NewEvent = PlatformEvent extends infer Event
  ? Event extends PlatformEvent
    ? Omit<Event, 'at'>
    : never
  : never;

/** The event log as the platform's own modules use it. */
export interface EventRecorder extends EventLog {
  /** Increments with each clear, so a request that began before it can skip recording its events. */
  readonly generation: number;
  add(event: NewEvent): void;
}

export function createEventLog(now: () => number, log: (line: string) => void): EventRecorder {
  let events: PlatformEvent[] = [];
  let generation = 0;
  const listeners = createEmitter<PlatformEvent>('events', log);

  return {
    get generation() {
      return generation;
    },
    recent: () => [...events],
    subscribe: listeners.subscribe,
    clear() {
      generation += 1;
      events = [];
    },
    add(event) {
      const timestamped: PlatformEvent = { ...event, at: new Date(now()).toISOString() };
      events.push(timestamped);
      if (events.length > maxEvents) events.shift();
      listeners.emit(timestamped);
    },
  };
}
