import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { installHint } from '@/lib/install-hint';
import { freePort } from '../platform/start/testing';
import type { VirtualDisplay } from './display';

/** A WebDriver session with WebKitGTK's MiniBrowser. */
export interface Session {
  /** Sends a WebDriver command. @throws an Error with the WebDriver error code and message */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /** Messages from the browser's console. */
  readonly console: readonly string[];
  end(): Promise<void>;
}

const driver = '/usr/bin/WebKitWebDriver';
const libraries = '/usr/lib';
const browser = (existsSync(libraries) ? readdirSync(libraries, { withFileTypes: true }) : [])
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `${libraries}/${name}/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));

/** Full screen without toolbars, so the window fills the display. Console messages go to stdout. */
const capabilities = {
  browserName: 'MiniBrowser',
  // Any other strategy blocks navigation commands until the page loads, and a hung page never does.
  pageLoadStrategy: 'none',
  'webkitgtk:browserOptions': {
    binary: browser,
    args: ['--automation', '--full-screen', '--enable-write-console-messages-to-stdout=true'],
  },
};

/** On a busy machine the browser and the driver sometimes fail to connect, and hang. */
const maxAttempts = 4;
const timeoutMs = 12_000;

/** @throws an Error that says how to install WebKit if it's missing */
export async function startSession(screen: VirtualDisplay): Promise<Session> {
  if (browser === undefined || !existsSync(driver)) {
    const debian =
      'webkit2gtk-driver xvfb gstreamer1.0-libav gstreamer1.0-plugins-bad fonts-liberation';
    throw new Error(`WebKitGTK isn’t installed. ${installHint({ debian })}`);
  }
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const child = spawn(driver, ['-p', String(port)], {
      env: screen.env,
      stdio: ['ignore', 'pipe', 'ignore'],
      // A process group of its own, so terminate() also ends the browser.
      detached: true,
    });
    try {
      return await sessionOf(child, `http://127.0.0.1:${port}`);
    } catch (error) {
      await terminate(child);
      if (attempt === maxAttempts) throw error;
    }
  }
}

async function sessionOf(
  child: ChildProcess & { stdout: NonNullable<ChildProcess['stdout']> },
  url: string,
): Promise<Session> {
  const messages: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('CONSOLE')) messages.push(line);
  });

  async function send(method: string, path: string, body: object = {}): Promise<unknown> {
    const response = await fetch(url + path, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${path}: ${error}: ${message}`);
  }

  await untilReady(() => send('GET', '/status'));
  const created = await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = created as { sessionId: string };
  return {
    send: (method, path, body) => send(method, `/session/${sessionId}${path}`, body),
    console: messages,
    async end() {
      try {
        await send('DELETE', `/session/${sessionId}`);
      } finally {
        await terminate(child);
      }
    },
  };
}

async function terminate(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  process.kill(-child.pid);
  // Not `exit`: console messages may still be in the pipe.
  await once(child, 'close');
}

async function untilReady(check: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await check();
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await setTimeout(50);
    }
  }
}
