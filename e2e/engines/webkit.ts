import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { Builder, error, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { installHint } from '@/lib/install-hint';
import { freePort } from '../free-port';
import { type Engine, timeoutMs } from './engine';

const debian =
  'webkit2gtk-driver xvfb gstreamer1.0-libav gstreamer1.0-plugins-bad fonts-liberation';

/** On a busy machine, the browser and its driver sometimes fail to connect. */
const maxAttempts = 4;

/**
 * Starts WebKitGTK's MiniBrowser, full screen on a display of its own.
 *
 * @throws an Error that says how to install it if it's missing
 */
export async function startWebKit(): Promise<Engine> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryToStart();
    } catch (error) {
      if (attempt === maxAttempts) throw error;
    }
  }
}

async function tryToStart(): Promise<Engine> {
  const display = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const port = await freePort();
  const service = spawn('WebKitWebDriver', ['-p', String(port)], {
    env: {
      ...process.env,
      DISPLAY: `:${await displayNumber(display)}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A process group of its own, so stop() also ends the browser.
    detached: true,
  });
  const consoleErrors: string[] = [];
  createInterface({ input: service.stdout }).on('line', (line) => {
    // NETWORK errors don't count: a platform that refuses a call is one.
    if (/^CONSOLE (JS|SECURITY) ERROR/.test(line)) consoleErrors.push(line);
  });

  async function stop(): Promise<void> {
    const closed = once(service, 'close');
    if (service.pid !== undefined) process.kill(-service.pid);
    await closed;
    display.kill();
  }

  try {
    const driver = await connect(`http://127.0.0.1:${port}`);
    return { ...commandsOf(driver), consoleErrors, stop };
  } catch (error) {
    await stop();
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
  const driver = new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Otherwise a command waits for the load event, which a film delays by seconds.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': {
        args: ['--automation', '--full-screen', '--enable-write-console-messages-to-stdout=true'],
      },
    })
    .build();
  const timeout = setTimeout(15_000).then(() => {
    throw new Error('WebKit doesn’t start');
  });
  await Promise.race([driver.getSession(), timeout]);
  return driver;
}

/** The display number, which Xvfb writes to file descriptor 3. */
async function displayNumber(server: ChildProcess): Promise<string> {
  const output = server.stdio[3];
  if (output && 'readable' in output) {
    for await (const line of createInterface({ input: output })) return line;
  }
  throw new Error(`Xvfb doesn’t start. ${installHint({ debian })}`);
}

const keys = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowRight: Key.ARROW_RIGHT,
};

function commandsOf(driver: WebDriver): Omit<Engine, 'consoleErrors' | 'stop'> {
  const run = <Result>(script: string) => driver.executeScript<Result>(`return ${script}`);

  /** Waits until a command has a result other than null and false. */
  function wait<Result>(what: string, command: () => Promise<Result>): Promise<Result> {
    const attempt = () =>
      command().catch((failure: unknown) => {
        // React may have replaced an element since it was found.
        if (failure instanceof error.WebDriverError) return null;
        throw failure;
      });
    // It has thrown otherwise.
    return driver.wait(
      attempt,
      timeoutMs,
      `WebKit: timed out waiting for ${what}`,
    ) as Promise<Result>;
  }

  return {
    async open(url) {
      await run('(window.isLeft = true)');
      await driver.get(url);
      await wait(url, () => run('!window.isLeft && document.readyState !== "loading"'));
    },
    until: (script) => wait(script, () => run(script)),
    press: (script) =>
      wait(script, async () => {
        const element = await run<WebElement | null>(script);
        await element?.click();
        return element;
      }),
    type: (...typed) =>
      driver
        .actions()
        .sendKeys(...typed.map((key) => (typeof key === 'string' ? keys[key] : key.text)))
        .perform(),
    drag(from, to) {
      const window = { origin: Origin.VIEWPORT, duration: 0 };
      return driver
        .actions()
        .move({ ...window, x: Math.round(from.x), y: Math.round(from.y) })
        .press()
        .move({ ...window, x: Math.round(to.x), y: Math.round(to.y) })
        .release()
        .perform();
    },
  };
}
