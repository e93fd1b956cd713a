import { z } from 'zod';
import { createEmitter } from './emitter';
import { faultSchema } from './faults/schema';

const maxEvents = 500;

const at = z.iso.datetime();
const kinds = faultSchema.options.map((option) => option.shape.kind.value);

/** A platform event. Times are ISO 8601 in UTC; a user is an account's email. */
const platformEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('request'),
    at,
    method: z.string(),
    /** Path and query, with tokens redacted. */
    path: z.string(),
    /** 0 if no response was sent. */
    status: z.int(),
    ms: z.number(),
    user: z.string().nullable(),
    fault: z.enum(kinds).nullable(),
  }),
  z.object({ type: z.literal('visit'), at, page: z.string(), user: z.string() }),
  z.object({
    type: z.literal('session'),
    at,
    what: z.enum(['signed-in', 'signed-out', 'registered']),
    user: z.string().nullable(),
  }),
  z.object({
    type: z.literal('mail'),
    at,
    to: z.string(),
    /** otp: a new account's code. reset, invitation: a token that sets a password. message: sent by the app. */
    what: z.enum(['otp', 'reset', 'invitation', 'message']),
    /** The code or token, which otherwise appears only in the log; for a message, its subject. */
    code: z.string(),
  }),
]);

export type PlatformEvent = z.infer<typeof platformEventSchema>;

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
