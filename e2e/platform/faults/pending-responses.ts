import type { ServerResponse } from 'node:http';

/** Connections that wait for an answer that comes late or never. */
export interface PendingResponses {
  /** Keeps the connection until its client goes or it is dropped. */
  add(outgoing: ServerResponse): void;
  /** Waits. @returns whether the connection is still there afterwards */
  delay(outgoing: ServerResponse, ms: number): Promise<boolean>;
  destroyAll(): void;
}

export function createPendingResponses(): PendingResponses {
  const held = new Set<ServerResponse>();
  const add = (outgoing: ServerResponse) => {
    held.add(outgoing);
    outgoing.once('close', () => held.delete(outgoing));
  };
  return {
    add,
    async delay(outgoing, ms) {
      if (outgoing.destroyed) return false;
      add(outgoing);
      const stillThere = await new Promise<boolean>((resolve) => {
        const gone = () => {
          clearTimeout(timer);
          resolve(false);
        };
        const timer = setTimeout(() => {
          outgoing.off('close', gone);
          resolve(true);
        }, ms);
        outgoing.once('close', gone);
      });
      held.delete(outgoing);
      return stillThere;
    },
    destroyAll() {
      for (const outgoing of held) outgoing.destroy();
    },
  };
}
