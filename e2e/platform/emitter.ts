/** Who wants to hear of something; one that throws harms neither the others nor who tells. */
export interface Emitter<Told> {
  /** @returns what ends the subscription */
  subscribe(listener: (told: Told) => void): () => void;
  emit(told: Told): void;
}

/** @param what what is told, in the plural, for the log */
export function createEmitter<Told>(what: string, log: (line: string) => void): Emitter<Told> {
  const listeners = new Set<{ hear: (told: Told) => void }>();
  return {
    subscribe(listener) {
      const entry = { hear: listener };
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    emit(told) {
      for (const { hear } of [...listeners]) {
        try {
          hear(told);
        } catch (error) {
          log(`A listener for ${what} failed: ${String(error)}`);
        }
      }
    },
  };
}
