import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The child's first message. */
export interface Started {
  url: string;
  /** Token of an account that can read and write. */
  token: string;
}

/** Memory in bytes; `used` is the heap plus external memory, such as buffers. */
export interface Memory {
  rss: number;
  used: number;
  /** Open connections to the platform, including idle ones. */
  connections: number;
}

/** A message to the child; `collected memory` runs garbage collection first. */
export type PlatformRequest = 'memory' | 'collected memory' | 'stop';

export interface PlatformProcess extends Started {
  memory(request: 'memory' | 'collected memory'): Promise<Memory>;
  stop(): Promise<void>;
}

const file = fileURLToPath(new URL('child.ts', import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Starts the platform in its own process. @throws if the process exits early */
export async function startPlatformProcess(database: string): Promise<PlatformProcess> {
  const child = fork(file, [database], { execArgv: ['--expose-gc', '--import', loader] });
  const ended = once(child, 'exit');
  let early = true;
  const endedEarly = ended.then(([code]) => {
    if (early) throw new Error(`The platform process exited unexpectedly (exit code ${code})`);
  });
  // Reported by the call that waits for a message.
  endedEarly.catch(() => undefined);
  const nextMessage = async <Message>(): Promise<Message> => {
    const answer = await Promise.race([once(child, 'message'), endedEarly]);
    // The child is child.ts, which replies to each request in order.
    return answer?.[0] as Message;
  };
  const send = (request: PlatformRequest) => child.send(request);

  return {
    ...(await nextMessage<Started>()),
    memory(request) {
      const answer = nextMessage<Memory>();
      send(request);
      return answer;
    },
    async stop() {
      early = false;
      send('stop');
      await ended;
    },
  };
}
