import type { EntityEvent } from './entity';
import { isPlatformError, isRecord } from './errors';
import { createPacer } from './pacer';
import type { ApiResponse } from './response';
import { isRetryable } from './retry';
import { callSafely } from './rooms';

type AnyEvent = EntityEvent<Record<string, unknown>>;

/**
 * The events of one entity, for each of its subscribers. Events whose record was too large to send are delivered with
 * the record that was read; without it, as they are. Those of one record stay in order.
 */
export function createEntityEvents(get: (id: string) => Promise<ApiResponse>) {
  let subscribers = 0;
  let wanted = new Map<string, unknown>();

  /** Reads all that's wanted together: the subscribers share it, and so do the events that come in the meantime. */
  const pacer = createPacer(async () => {
    const records = wanted;
    wanted = new Map();
    const read = async (id: string) => void records.set(id, (await get(id)).data);
    const results = await Promise.allSettled([...records.keys()].map(read));
    return !results.every((result) => result.status === 'rejected' && isOutage(result.reason));
  });

  async function complete(event: AnyEvent): Promise<AnyEvent> {
    const records = wanted;
    records.set(event.id, undefined);
    await pacer.read();
    const data = records.get(event.id);
    // The fields are the caller's declaration; they aren't validated.
    return isRecord(data) ? { ...event, data: data as AnyEvent['data'] } : event;
  }

  return (deliver: (event: AnyEvent) => void) => {
    const latest = new Map<string, Promise<void>>();
    let ended = false;
    subscribers += 1;

    async function deliverAfter(before: Promise<void> | undefined, event: AnyEvent): Promise<void> {
      const completed = isOversize(event) ? complete(event) : event;
      await before;
      const whole = await completed;
      if (!ended) callSafely(() => deliver(whole));
    }

    return {
      receive(received: object) {
        // As in complete.
        const event = received as AnyEvent;
        const before = latest.get(event.id);
        if (before === undefined && !isOversize(event)) return deliver(event);
        const delivery = deliverAfter(before, event).then(() => {
          if (latest.get(event.id) === delivery) latest.delete(event.id);
        });
        latest.set(event.id, delivery);
      },
      /** Nothing is delivered afterwards. */
      end(): void {
        ended = true;
        subscribers -= 1;
        if (subscribers > 0) return;
        wanted = new Map();
        pacer.cancel();
      },
    };
  };
}

function isOutage(error: unknown): boolean {
  return isPlatformError(error) && isRetryable(error.status);
}

function isOversize({ type, data }: AnyEvent): boolean {
  return type !== 'delete' && isRecord(data) && data._oversize === true;
}
