import type { PlatformEvent } from './event-schema';

const kept = 500;

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
  const listeners = new Set<{ hear: (event: PlatformEvent) => void }>();

  return {
    get generation() {
      return generation;
    },
    recent: () => [...events],
    subscribe(listener) {
      const entry = { hear: listener };
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    clear() {
      generation += 1;
      events = [];
    },
    add(event) {
      const noted: PlatformEvent = { ...event, at: new Date(now()).toISOString() };
      events.push(noted);
      if (events.length > kept) events.shift();
      for (const { hear } of [...listeners]) {
        try {
          hear(noted);
        } catch (error) {
          // Neither the other listeners nor the request may suffer from it.
          log(`A listener to events has failed: ${String(error)}`);
        }
      }
    },
  };
}
