import type { ServerResponse } from 'node:http';

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
      if (outgoing.destroyed) return false;
      add(outgoing);
      const isOpen = await new Promise<boolean>((resolve) => {
        const onClose = () => {
          clearTimeout(timer);
          resolve(false);
        };
        const timer = setTimeout(() => {
          outgoing.off('close', onClose);
          resolve(true);
        }, ms);
        outgoing.once('close', onClose);
      });
      pending.delete(outgoing);
      return isOpen;
    },
    destroyAll() {
      for (const outgoing of pending) outgoing.destroy();
    },
  };
}
