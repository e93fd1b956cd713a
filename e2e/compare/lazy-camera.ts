import { type Camera, openCamera } from './take-screenshot';

/** A browser that starts when it's first needed, and only once. */
export interface LazyCamera {
  /** Null if it isn't wanted, or there's no browser on this machine. */
  open(): Promise<Camera | null>;
  close(): Promise<void>;
}

/** @param onMissing is told why there's no browser */
export function createLazyCamera(
  isWanted: boolean,
  onMissing: (reason: string) => void,
): LazyCamera {
  let opened: Promise<Camera | null> | undefined;
  return {
    async open() {
      if (!isWanted) return null;
      opened ??= openCamera().catch((error: unknown) => {
        onMissing(error instanceof Error ? error.message : String(error));
        return null;
      });
      return opened;
    },
    close: async () => (await opened)?.close(),
  };
}
