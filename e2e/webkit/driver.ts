import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

/** WebKitGTK's browser and its WebDriver, on a screen of their own that nobody sees. */
export interface Driver {
  /** One command of the WebDriver protocol. @throws an Error with its error and message */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /** What the browser's console has said since it was last asked. */
  console(): string[];
  stop(): Promise<void>;
}

const installed = '/usr/bin/WebKitWebDriver';
const browser = readdirSync('/usr/lib', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    ['4.1', '4.0'].map((api) => `/usr/lib/${name}/webkit2gtk-${api}/MiniBrowser`),
  )
  .find((path) => existsSync(path));

export const screen = { width: 1440, height: 900 };

/** How a session begins: a window without bars fills the screen, and its console goes to stdout. */
export const capabilities = {
  browserName: 'MiniBrowser',
  // A page that hangs would hold up the command that opens it.
  pageLoadStrategy: 'none',
  'webkitgtk:browserOptions': {
    binary: browser,
    args: [
      '--automation',
      '--full-screen',
      '--enable-write-console-messages-to-stdout=true',
      '--enable-developer-extras=false',
    ],
  },
};

export async function startDriver(): Promise<Driver> {
  if (browser === undefined || !existsSync(installed)) {
    throw new Error(
      'WebKit isn’t installed. On Debian: apt-get install webkit2gtk-driver xvfb ' +
        'gstreamer1.0-libav gstreamer1.0-plugins-bad',
    );
  }
  const size = `${screen.width}x${screen.height}x24`;
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await firstLine(display);
  const port = await freePort();
  const said: string[] = [];
  const driver = spawn(installed, ['-p', String(port)], {
    env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  createInterface({ input: driver.stdout }).on('line', (line) => {
    if (line.startsWith('CONSOLE')) said.push(line);
  });
  const url = `http://127.0.0.1:${port}`;

  async function send(method: string, path: string, body: object = {}): Promise<unknown> {
    const answer = await fetch(url + path, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${path}: ${error}: ${message}`);
  }

  await untilReady(() => send('GET', '/status'));
  return {
    send,
    console: () => said.splice(0),
    async stop() {
      for (const child of [driver, display]) {
        child.kill();
        if (child.exitCode === null) await once(child, 'exit');
      }
    },
  };
}

async function firstLine({ stdio }: ChildProcess): Promise<string> {
  const [, , , output] = stdio;
  if (output === null || output === undefined || !('readable' in output))
    throw new Error('no pipe');
  for await (const line of createInterface({ input: output })) return line;
  throw new Error('Xvfb ended at once. On Debian: apt-get install xvfb');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function untilReady(look: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await look();
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await setTimeout(50);
    }
  }
}
