/** Cleanup when the command exits. */
export interface Shutdown {
  /** Whether shutdown has begun, which is then the likely cause of any failure. */
  readonly hasBegun: boolean;
  /** Adds a cleanup step. Steps run in reverse order. */
  add(step: () => Promise<void>): void;
  /** Runs the steps, then exits with this code. Only the first call counts. */
  exit(code: number): Promise<void>;
}

// One Ctrl-C can arrive more than once: from the terminal, and from npm, which forwards it.
const duplicateSignalMs = 400;

/** Runs the added steps on SIGINT (Ctrl-C), SIGTERM, or SIGHUP. A second signal exits immediately, with code 130. */
export function handleShutdownSignals(): Shutdown {
  const steps: (() => Promise<void>)[] = [];
  let begunAt: number | undefined;

  const exit = async (code: number) => {
    if (begunAt !== undefined) return;
    begunAt = performance.now();
    for (const step of steps.reverse()) await step();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (begunAt === undefined) void exit(0);
      else if (performance.now() - begunAt > duplicateSignalMs) process.exit(130);
    });
  }
  return {
    get hasBegun() {
      return begunAt !== undefined;
    },
    add: (step) => steps.push(step),
    exit,
  };
}
