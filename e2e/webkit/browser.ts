import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { installHint } from '@/lib/install-hint';
import { freePort } from '../free-port';

/** Size of the virtual display, in CSS pixels. */
export const displaySize = { width: 1440, height: 900 };

const service = '/usr/bin/WebKitWebDriver';
const libraries = '/usr/lib';
const executable = (existsSync(libraries) ? readdirSync(libraries) : [])
  .map((name) => `${libraries}/${name}/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));

/** Full screen without toolbars, so the window fills the display. Console messages go to stdout. */
const capabilities = {
  browserName: 'MiniBrowser',
  // Any other strategy blocks navigation commands until the page loads, and a hung page never does.
  pageLoadStrategy: 'none',
  'webkitgtk:browserOptions': {
    binary: executable,
    args: ['--automation', '--full-screen', '--enable-write-console-messages-to-stdout=true'],
  },
};

interface Browser {
  driver: WebDriver;
  /** Messages on the browser's console. */
  readonly console: readonly string[];
  end(): Promise<void>;
}

/** On a busy machine, the browser and its driver sometimes fail to connect, and hang. */
const maxAttempts = 4;
const startTimeoutMs = 12_000;

/**
 * Starts WebKitGTK's MiniBrowser on a display of its own.
 *
 * @throws an Error that says how to install WebKit if it's missing
 */
export async function startBrowser(prefersReducedMotion: boolean): Promise<Browser> {
  if (executable === undefined || !existsSync(service)) {
    const debian =
      'webkit2gtk-driver xvfb gstreamer1.0-libav gstreamer1.0-plugins-bad fonts-liberation';
    throw new Error(`WebKitGTK isn’t installed. ${installHint({ debian })}`);
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryToStart(prefersReducedMotion);
    } catch (error) {
      if (attempt === maxAttempts) throw error;
    }
  }
}

async function tryToStart(prefersReducedMotion: boolean): Promise<Browser> {
  const settings = writeSettings(prefersReducedMotion);
  const port = await freePort();
  const screen = ['-screen', '0', `${displaySize.width}x${displaySize.height}x24`];
  const display = spawn('Xvfb', ['-displayfd', '3', ...screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const child = spawn(service, ['-p', String(port)], {
    env: {
      ...process.env,
      DISPLAY: `:${await displayNumber(display)}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      XDG_CONFIG_HOME: settings,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A process group of its own, so terminate() also ends the browser.
    detached: true,
  });
  const messages: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('CONSOLE')) messages.push(line);
  });

  async function terminate(): Promise<void> {
    // Not `exit`: console messages may still be in the pipe.
    const closed = once(child, 'close');
    if (child.pid !== undefined) process.kill(-child.pid);
    await closed;
    display.kill();
    rmSync(settings, { recursive: true, force: true });
  }

  try {
    const driver = await connect(`http://127.0.0.1:${port}`);
    return {
      driver,
      console: messages,
      async end() {
        await driver.quit().finally(terminate);
      },
    };
  } catch (error) {
    await terminate();
    throw error;
  }
}

async function connect(url: string): Promise<WebDriver> {
  const isUp = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await setTimeout(50);
  const driver = new Builder().usingServer(url).withCapabilities(capabilities).build();
  const timeout = setTimeout(startTimeoutMs).then(() => {
    throw new Error('WebKit doesn’t start');
  });
  await Promise.race([driver.getSession(), timeout]);
  return driver;
}

/** GTK's settings, in a folder that's the browser's XDG_CONFIG_HOME. */
function writeSettings(prefersReducedMotion: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  const animations = prefersReducedMotion ? 0 : 1;
  writeFileSync(
    join(folder, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${animations}\n`,
  );
  return folder;
}

/** The display number, which Xvfb writes to file descriptor 3. */
async function displayNumber(server: ChildProcess): Promise<string> {
  const output = server.stdio[3];
  const [missing] = await Promise.race([once(server, 'error'), once(server, 'spawn')]);
  if (missing === undefined && output && 'readable' in output) {
    for await (const line of createInterface({ input: output })) return line;
  }
  throw new Error(`Xvfb doesn’t start. ${installHint({ debian: 'xvfb' })}`);
}
