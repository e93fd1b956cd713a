import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../free-port';
import { temporaryFolder } from '../testing';

const folder = temporaryFolder();

/** Runs the start command in a project of its own. `build` is the script of its build. */
function start(args: string[], { port = 0, node = '>=20.19', build = '' }) {
  const scripts = { build: 'node build.mjs' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node }, scripts }));
  writeFileSync(join(folder, 'build.mjs'), build);
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx'));
  const command = ['--import', tsx.href, resolve('e2e/platform/start.ts'), ...args];
  const env = { ...process.env, PORT: String(port), TSX_TSCONFIG_PATH: resolve('tsconfig.json') };
  const child = spawn(process.execPath, command, { cwd: folder, env, stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      printed[name] += text;
    });
  }
  // Once its descendants have exited, too: each of them keeps the output open.
  const exited = once(child, 'close').then(([code]: (number | null)[]) => code);
  const prints = (words: string) =>
    expect.poll(() => printed.stdout, { timeout: 30_000 }).toContain(words);
  /** One sentence on stderr, no stack trace, and exit code 1. */
  async function fails(words: string): Promise<void> {
    expect(await exited).toBe(1);
    expect(printed.stderr.trim().split('\n')).toEqual([expect.stringContaining(words)]);
  }
  return { printed, exited, prints, fails, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}

test('rejects an older Node before loading anything', async () => {
  await start([], { node: '>=99.1' }).fails('requires Node 99.1 or newer');
});

test('reports a port in use before the build starts', async () => {
  const port = await freePort();
  // In dev mode, the site uses the port after the platform's.
  const other = createServer().listen(port + 1, '127.0.0.1');
  await once(other, 'listening');
  const build = "import { writeFileSync } from 'node:fs'; writeFileSync('ran', '')";
  const words = `Port ${port + 1} is already in use`;
  await start(['--build'], { port: port + 1, build }).fails(words);
  expect(existsSync(join(folder, 'ran'))).toBe(false);
  await start(['--dev'], { port }).fails(words);
  other.close();
});

test('stops the build on Ctrl-C, and exits immediately on a second one if the build ignores it', async () => {
  const ignore = "process.on('SIGTERM', () => console.log('not now'));";
  const build = `${ignore} setInterval(() => {}, 1000); console.log('at work')`;
  const { kill, prints, exited } = start(['--build'], { port: await freePort(), build });
  await prints('at work');
  kill('SIGINT');
  await prints('not now');
  // Signals within 400 ms of the first count as the same press, so keep sending.
  const interval = setInterval(() => kill('SIGINT'), 50);
  expect(await exited).toBe(130);
  clearInterval(interval);
});

test('prints URLs and accounts while serving, and exits on SIGTERM with a preview desk still connected', async () => {
  mkdirSync(join(folder, 'out'));
  for (const each of ['content', 'public']) symlinkSync(resolve(each), join(folder, each));
  writeFileSync(join(folder, 'out/index.html'), '<!doctype html><title>Made up</title>');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { printed, prints, exited, kill } = start([], { port });
  await prints('Press Ctrl-C to stop');
  expect(printed.stdout).toMatch(new RegExp(`Site +${url}\n +Preview desk +${url}/preview\n`));
  expect(printed.stdout).toMatch(/admin@plant\.example +admin-pass-1 +an admin/);
  expect(await (await fetch(url)).text()).toContain('Made up');
  expect((await fetch(`${url}/preview/api/events`)).status).toBe(200);
  kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(printed.stderr).toBe('');
});
