import { existsSync } from 'node:fs';
import { content } from '@/lib/content';
import { loadEnv } from '@/lib/load-env';
import { readSettings as readSiteSettings } from '@/lib/settings';
import { createDesk } from '../../desk';
import { StartError } from '../errors';
import { type Platform, type PlatformOptions, startPlatform } from '../platform';
import { listen } from '../server';
import { handleShutdownSignals, run, type Shutdown, startNextDev } from './processes';

const out = 'out';

/** Runs the command. A failure prints one sentence to stderr and exits with 1; a failed build keeps its own code. */
export async function main(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const shutdown = handleShutdownSignals();
  try {
    const settings = readSettings(args, env);
    await (settings.mode === 'dev' ? develop(settings, shutdown) : serve(settings, shutdown));
  } catch (error) {
    // A failure caused by Ctrl-C isn't worth reporting.
    if (shutdown.hasBegun) return;
    const isExpected = error instanceof StartError;
    console.error(isExpected ? error.message : `The local server could not start: ${error}`);
    await shutdown.exit(1);
  }
}

async function serve({ mode, port }: StartSettings, shutdown: Shutdown): Promise<void> {
  await requireFreePort(port);
  if (mode === 'build') {
    console.log('Building the site…');
    // On Windows, npm is a script, which only a shell can start.
    const shell = process.platform === 'win32';
    const code = await run(shutdown, 'npm', ['run', '--silent', 'build'], { shell });
    // The build has already printed its errors.
    if (code !== 0) return shutdown.exit(code);
  }
  if (!existsSync(`${out}/index.html`)) {
    throw new StartError(
      `No built site in ${out}/. Run \`npm start\`, which builds it first, or \`npm run build\`.`,
    );
  }
  loadEnv();
  console.log('Serving the site…');
  const platform = await start(shutdown, {
    port,
    out,
    siteSettings: readSiteSettings(process.env),
    siteServices: content().site,
    siteOrigins: [`http://localhost:${port}`],
    extend: (running) => createDesk(running, { out, drafts: process.env.SITE_PREVIEW === '1' }),
  });
  console.log(summary(platform, platform.url));
}

async function develop({ port }: StartSettings, shutdown: Shutdown): Promise<void> {
  const sitePort = port + 1;
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  await requireFreePort(port);
  await requireFreePort(sitePort);

  loadEnv('dev');
  console.log('Starting the local platform…');
  const platform = await start(shutdown, {
    port,
    siteOrigins: [siteUrl, `http://localhost:${sitePort}`],
    extend: (running) => createDesk(running, { siteUrl, drafts: process.env.SITE_PREVIEW !== '0' }),
  });
  console.log('Starting next dev…');
  const next = await startNextDev(shutdown, { port: sitePort, platformUrl: platform.url });
  console.log(summary(platform, siteUrl));

  const code = await next.exited;
  if (!shutdown.hasBegun) throw new StartError(`next dev exited unexpectedly (exit code ${code}).`);
}

async function start(
  shutdown: Shutdown,
  options: Omit<PlatformOptions, 'database' | 'log'>,
): Promise<Platform> {
  const log = (line: string) => console.log(line);
  const platform = await startPlatform({ ...options, database: '.data/platform.json', log });
  shutdown.add(() => platform.stop());
  return platform;
}

/** @throws StartError if this port of the loopback address isn't free */
async function requireFreePort(port: number): Promise<void> {
  const { close } = await listen(port);
  await close();
}

/** What the command prints when it's ready: URLs and sign-in accounts. */
function summary(platform: Platform, siteUrl: string): string {
  const row = (name: string, value: string) => `  ${name.padEnd(24)} ${value}`;
  return [
    '',
    row('Site', siteUrl),
    row('Preview desk', `${platform.url}/preview`),
    '',
    '  Sign-in accounts',
    ...platform.accounts.map(({ email, password, purpose }) =>
      row(email, `${password.padEnd(16)} ${purpose}`),
    ),
    '',
    '  Press Ctrl-C to stop.',
    '',
  ].join('\n');
}

interface StartSettings {
  mode: 'build' | 'serve' | 'dev';
  port: number;
}

const modes = new Map<string, StartSettings['mode']>([
  ['', 'serve'],
  ['--build', 'build'],
  ['--dev', 'dev'],
]);

/** Reads the command's flag and PORT. Throws a StartError if one is invalid. */
function readSettings(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): StartSettings {
  const mode = modes.get(args.join(' '));
  if (!mode) {
    throw new StartError(
      `Invalid arguments "${args.join(' ')}". Use --build, --dev, or no option.`,
    );
  }
  // In dev mode, next dev uses the next port.
  const maxPort = mode === 'dev' ? 65_534 : 65_535;
  const portText = env.PORT || '4173';
  const port = /^\d+$/.test(portText) ? Number(portText) : 0;
  if (port < 1 || port > maxPort) {
    throw new StartError(
      `PORT is "${portText}" but must be a whole number from 1 to ${maxPort}. The default is 4173.`,
    );
  }
  return { mode, port };
}
