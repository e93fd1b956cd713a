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

export interface EventLog {
  /** The last 500, oldest first. */
  recent(): PlatformEvent[];
  /** @returns a function that unsubscribes */
  subscribe(listener: (event: PlatformEvent) => void): () => void;
  clear(): void;
}

/** The event log as the platform's own modules use it. */
export interface EventRecorder extends EventLog {
  /** Increments with each clear, so a request that began before it can skip recording its events. */
  readonly generation: number;
  add(event: NewEvent): void;
}

export function createEventLog(now: () => number): EventRecorder {
  let events: PlatformEvent[] = [];
  let generation = 0;
  const emitter = new EventEmitter<{ event: [PlatformEvent] }>();

  return {
    get generation() {
      return generation;
    },
    recent: () => [...events],
    subscribe(listener) {
      emitter.on('event', listener);
      return () => emitter.off('event', listener);
    },
    clear() {
      generation += 1;
      events = [];
    },
    add(event) {
      const timestamped = { ...event, at: new Date(now()).toISOString() };
      events.push(timestamped);
      if (events.length > maxEvents) events.shift();
      emitter.emit('event', timestamped);
    },
  };
}
