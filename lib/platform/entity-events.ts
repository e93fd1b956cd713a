import type { EntityEvent } from './entity';
import { isPlatformError, isRecord } from './errors';
import type { ApiResponse } from './response';
import { callSafely } from './rooms';

type AnyEvent = EntityEvent<Record<string, unknown>>;

/** The event with its whole record; the event itself if the record can't be read; null after `cleanup()`. */
type Complete = (event: AnyEvent) => Promise<AnyEvent | null>;

/**
 * Reads the record of an event that was too large to send. Subscribers get the same event object, so
 * they share its request.
 */
export function createEventCompletion(get: (id: string) => Promise<ApiResponse>): Complete {
  const requests = new WeakMap<object, Promise<AnyEvent | null>>();

  async function read(event: AnyEvent): Promise<AnyEvent | null> {
    try {
      const { data } = await get(event.id);
      // The fields are the caller's declaration; they aren't validated.
      return isRecord(data) ? { ...event, data: data as AnyEvent['data'] } : event;
    } catch (error) {
      return isPlatformError(error) && error.code === 'aborted' ? null : event;
    }
  }

  return (event) => {
    const request = requests.get(event) ?? read(event);
    requests.set(event, request);
    return request;
  };
}

interface EventQueue {
  receive(event: object): void;
  /** Nothing is delivered afterwards. */
  end(): void;
}

/** Delivers events with their whole records; those of one record in the order they were received. */
export function completeEvents(complete: Complete, deliver: (event: AnyEvent) => void): EventQueue {
  const latest = new Map<string, Promise<void>>();
  let ended = false;

  function deliverSafely(event: AnyEvent | null): void {
    if (event !== null && !ended) callSafely(() => deliver(event));
  }

  async function deliverAfter(before: Promise<void> | undefined, event: AnyEvent): Promise<void> {
    const completed = isOversize(event) ? complete(event) : event;
    await before;
    deliverSafely(await completed);
  }

  return {
    receive(received) {
      // As in read.
      const event = received as AnyEvent;
      const before = latest.get(event.id);
      if (before === undefined && !isOversize(event)) return deliver(event);
      const delivery = deliverAfter(before, event).then(() => {
        if (latest.get(event.id) === delivery) latest.delete(event.id);
      });
      latest.set(event.id, delivery);
    },
    end() {
      ended = true;
    },
  };
}

function isOversize({ type, data }: AnyEvent): boolean {
  return type !== 'delete' && isRecord(data) && data._oversize === true;
}
