import { EventEmitter } from 'node:events';
import type { Fault } from './faults/faults';

const maxEvents = 500;

/** What happened. A user is an account's email. */
type NewEvent =
  | {
      type: 'request';
      method: string;
      /** Path and query, with secrets redacted. */
      path: string;
      /** 0 if no response was sent. */
      status: number;
      ms: number;
      user: string | null;
      fault: Fault['kind'] | null;
    }
  | { type: 'visit'; page: string; user: string }
  | { type: 'session'; what: 'signed-in' | 'signed-out'; user: string | null };

/** `at` is ISO 8601 in UTC. */
export type PlatformEvent = NewEvent & { at: string };

export type EventLog = ReturnType<typeof createEventLog>;

export function createEventLog() {
  let events: PlatformEvent[] = [];
  let clears = 0;
  const emitter = new EventEmitter<{ event: [PlatformEvent] }>();

  return {
    /** How often the log was cleared, so a request that began before the last time isn't recorded. */
    get clears() {
      return clears;
    },
    /** The last 500, oldest first. */
    recent: () => [...events],
    /** @returns a function that unsubscribes */
    subscribe(listener: (event: PlatformEvent) => void): () => void {
      emitter.on('event', listener);
      return () => emitter.off('event', listener);
    },
    clear(): void {
      clears += 1;
      events = [];
    },
    add(event: NewEvent): void {
      const timestamped = { ...event, at: new Date().toISOString() };
      events.push(timestamped);
      if (events.length > maxEvents) events.shift();
      emitter.emit('event', timestamped);
    },
  };
}
