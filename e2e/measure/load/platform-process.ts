import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Memory, PlatformRequest, Started } from './messages';

export interface PlatformProcess extends Started {
  memory(asked: 'memory' | 'collected memory'): Promise<Memory>;
  stop(): Promise<void>;
}

const file = fileURLToPath(new URL('child.ts', import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Starts the platform in a process of its own. Rejects with an Error when that ends by itself. */
export async function startPlatformProcess(database: string): Promise<PlatformProcess> {
  const child = fork(file, [database], { execArgv: ['--expose-gc', '--import', loader] });
  const ended = once(child, 'exit');
  let early = true;
  const endedEarly = ended.then(([code]) => {
    if (early) throw new Error(`The platform process exited unexpectedly (exit code ${code})`);
  });
  // Told by whatever waits for an answer.
  endedEarly.catch(() => undefined);
  const heard = async <Told>(): Promise<Told> => {
    const answer = await Promise.race([once(child, 'message'), endedEarly]);
    // The child is a file of ours, which answers each question in turn.
    return answer?.[0] as Told;
  };
  const ask = (asked: PlatformRequest) => child.send(asked);

  return {
    ...(await heard<Started>()),
    memory(asked) {
      const answer = heard<Memory>();
      ask(asked);
      return answer;
    },
    async stop() {
      early = false;
      ask('stop');
      await ended;
    },
  };
}
