import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

export type StartProcess = ReturnType<typeof spawnStart>;

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** The start command as a child process. */
export function spawnStart(cwd: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', loader, fromHere('../start.ts'), ...args], {
    cwd,
    env: { ...process.env, ...env, TSX_TSCONFIG_PATH: fromHere('../../../tsconfig.json') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const exited = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);

  return {
    get stdout() {
      return output;
    },
    get stderr() {
      return errors;
    },
    /** The exit code, once the command and all its descendants have exited: each of them keeps the output open. */
    exited,
    /** Resolves when stdout matches; rejects if the command exits first. */
    async waitForOutput(pattern: RegExp): Promise<void> {
      while (!pattern.test(output)) {
        const event = await Promise.race([once(child.stdout, 'data'), exited]);
        if (!Array.isArray(event)) throw new Error(`It ended with ${event}: ${output}${errors}`);
      }
    },
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}
