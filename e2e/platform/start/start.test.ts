import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../free-port';
import { type StartProcess, spawnStart } from './testing';

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'start-'));
  writePackage({});
  onTestFinished(() => rmSync(project, { recursive: true }));
});

function start(args: string[], env: Record<string, string> = {}): StartProcess {
  const command = spawnStart(project, args, env);
  onTestFinished(async () => {
    command.kill('SIGKILL');
    await command.exited;
  });
  return command;
}

function writePackage({ node = '>=20.19', build = '' }): void {
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'site', engines: { node }, scripts: { build: 'node build.mjs' } }),
  );
  writeFileSync(join(project, 'build.mjs'), build);
}

/** Expects one sentence on stderr, no stack trace, and exit code 1. */
async function expectSentence(command: StartProcess, words: string): Promise<void> {
  expect(await command.exited).toBe(1);
  expect(command.stderr.trim().split('\n')).toEqual([expect.stringContaining(words)]);
}

test('rejects an older Node before loading anything', async () => {
  writePackage({ node: '>=99.1' });
  await expectSentence(start([]), 'requires Node 99.1 or newer');
});

test('reports a port in use before the build starts', async () => {
  const port = await freePort();
  // In dev mode, the site uses the port after the platform's.
  const other = createServer().listen(port + 1, '127.0.0.1');
  await once(other, 'listening');
  writePackage({ build: "import { writeFileSync } from 'node:fs'; writeFileSync('ran', '')" });

  const words = `Port ${port + 1} is already in use`;
  await expectSentence(start(['--build'], { PORT: String(port + 1) }), words);
  expect(existsSync(join(project, 'ran'))).toBe(false);
  await expectSentence(start(['--dev'], { PORT: String(port) }), words);
  other.close();
});

test('stops the build on Ctrl-C, and exits immediately on a second one if the build ignores it', async () => {
  writePackage({
    build: `process.on('SIGTERM', () => console.log('not now'));
      setInterval(() => {}, 1000);
      console.log('at work');`,
  });
  const command = start(['--build'], { PORT: String(await freePort()) });
  await command.waitForOutput(/at work/);

  command.kill('SIGINT');
  await command.waitForOutput(/not now/);
  // Signals within 400 ms of the first count as the same press, so keep sending.
  const interval = setInterval(() => command.kill('SIGINT'), 50);
  expect(await command.exited).toBe(130);
  clearInterval(interval);
});

test('prints URLs and accounts while serving, and exits on SIGTERM with a preview desk still connected', async () => {
  mkdirSync(join(project, 'out'));
  writeFileSync(join(project, 'out/index.html'), '<!doctype html><title>Made up</title>');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const command = start([], { PORT: String(port) });
  await command.waitForOutput(/Press Ctrl-C to stop/);
  expect(command.stdout).toMatch(new RegExp(`Site +${url}\n`));
  expect(command.stdout).toMatch(new RegExp(`Preview desk +${url}/preview\n`));
  expect(command.stdout).toMatch(/admin@plant\.example +admin-pass-1 +an admin/);

  expect(await (await fetch(url)).text()).toContain('Made up');
  expect((await fetch(`${url}/preview/api/events`)).status).toBe(200);

  command.kill('SIGTERM');
  expect(await command.exited).toBe(0);
  expect(command.stderr).toBe('');
});
