/** A set of listeners. A listener that throws affects neither the other listeners nor the emitter. */
export interface Emitter<Value> {
  /** @returns a function that unsubscribes */
  subscribe(listener: (value: Value) => void): () => void;
  emit(value: Value): void;
}

/** @param label what is emitted, as a plural noun for the log */
export function createEmitter<Value>(label: string, log: (line: string) => void): Emitter<Value> {
  const listeners = new Set<{ notify: (value: Value) => void }>();
  return {
    subscribe(listener) {
      const entry = { notify: listener };
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    emit(value) {
      for (const { notify } of [...listeners]) {
        try {
          notify(value);
        } catch (error) {
          log(`A listener for ${label} failed: ${String(error)}`);
        }
      }
    },
  };
}
