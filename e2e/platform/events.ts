import { createEmitter } from './emitter';
import type { PlatformEvent } from './event-schema';

const maxEvents = 500;

export interface EventLog {
  /** The last 500, oldest first. */
  recent(): PlatformEvent[];
  /** @returns what ends the subscription */
  subscribe(listener: (event: PlatformEvent) => void): () => void;
  clear(): void;
}

/** An event before the log has noted its time. */
export type NewEvent = PlatformEvent extends infer Event
  ? Event extends PlatformEvent
    ? Omit<Event, 'at'>
    : never
  : never;

/** The log as the platform's own parts see it. */
export interface EventRecorder extends EventLog {
  /** Changes with each clear: who has begun before it has nothing more to say after it. */
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
      const noted: PlatformEvent = { ...event, at: new Date(now()).toISOString() };
      events.push(noted);
      if (events.length > maxEvents) events.shift();
      listeners.emit(noted);
    },
  };
}
