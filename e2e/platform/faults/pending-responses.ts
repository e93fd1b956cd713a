import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** Connections waiting for a response that is delayed or never comes. */
export interface PendingResponses {
  /** Tracks the connection until its client disconnects or it's dropped. */
  add(outgoing: ServerResponse): void;
  /** Waits. @returns whether the connection is still open afterwards */
  delay(outgoing: ServerResponse, ms: number): Promise<boolean>;
  destroyAll(): void;
}

export function createPendingResponses(): PendingResponses {
  const pending = new Set<ServerResponse>();
  const add = (outgoing: ServerResponse) => {
    pending.add(outgoing);
    outgoing.once('close', () => pending.delete(outgoing));
  };
  return {
    add,
    async delay(outgoing, ms) {
      const closed = new AbortController();
      const onClose = () => closed.abort();
      outgoing.once('close', onClose);
      add(outgoing);
      // It rejects only when the connection closes.
      await setTimeout(ms, undefined, { signal: closed.signal }).catch(() => undefined);
      outgoing.off('close', onClose);
      pending.delete(outgoing);
      return !outgoing.destroyed && !closed.signal.aborted;
    },
    destroyAll() {
      for (const outgoing of pending) outgoing.destroy();
    },
  };
}
