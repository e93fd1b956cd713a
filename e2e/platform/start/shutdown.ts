/** What has to be done when the command is told to end. */
export interface Shutdown {
  /** Whether the end has begun: what fails from now on fails because of it. */
  readonly hasBegun: boolean;
  /** Adds a step of the end; the last added is taken first. */
  add(step: () => Promise<void>): void;
  /** Ends everything, then the process, with this exit code. Only the first call counts. */
  exit(code: number): Promise<void>;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
// One Ctrl-C reaches this process more than once: from the terminal, and from npm, which passes it on.
const duplicateSignalMs = 400;

/** From now on Ctrl-C and SIGTERM end everything that was added; a second Ctrl-C ends at once. */
export function handleShutdownSignals(): Shutdown {
  const steps: (() => Promise<void>)[] = [];
  let begunAt: number | undefined;

  const exit = async (code: number) => {
    if (begunAt !== undefined) return;
    begunAt = performance.now();
    try {
      for (const step of steps.reverse()) await step();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    }
    process.exit(code);
  };

  for (const signal of signals) {
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
