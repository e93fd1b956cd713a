import { EventEmitter } from 'node:events';
import type { Fault } from './faults/schema';

const maxEvents = 500;

/** What happened. A user is an account's email. */
export type NewEvent =
  | {
      type: 'request';
      method: string;
      /** Path and query, with tokens redacted. */
      path: string;
      /** 0 if no response was sent. */
      status: number;
      ms: number;
      user: string | null;
      fault: Fault['kind'] | null;
    }
  | { type: 'visit'; page: string; user: string }
  | { type: 'session'; what: 'signed-in' | 'signed-out' | 'registered'; user: string | null }
  | {
      type: 'mail';
      to: string;
      /** otp: a new account's code. reset, invitation: a token that sets a password. message: sent by the app. */
      what: 'otp' | 'reset' | 'invitation' | 'message';
      /** The code or token, which otherwise appears only in the log; for a message, its subject. */
      code: string;
    };

/** `at` is ISO 8601 in UTC. */
export type PlatformEvent = NewEvent & { at: string };

export type EventLog = ReturnType<typeof createEventLog>;

export function createEventLog(now: () => number) {
  let events: PlatformEvent[] = [];
  let generation = 0;
  const emitter = new EventEmitter<{ event: [PlatformEvent] }>();

  return {
    /** Increments with each clear, so a request that began before it can skip recording its events. */
    get generation() {
      return generation;
    },
    /** The last 500, oldest first. */
    recent: () => [...events],
    /** @returns a function that unsubscribes */
    subscribe(listener: (event: PlatformEvent) => void): () => void {
      emitter.on('event', listener);
      return () => emitter.off('event', listener);
    },
    clear(): void {
      generation += 1;
      events = [];
    },
    add(event: NewEvent): void {
      const timestamped = { ...event, at: new Date(now()).toISOString() };
      events.push(timestamped);
      if (events.length > maxEvents) events.shift();
      emitter.emit('event', timestamped);
    },
  };
}
