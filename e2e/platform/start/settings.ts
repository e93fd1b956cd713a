import { StartError } from '../errors';
import { defaultGeneration, type Generation, generations } from '../generation';

type Mode = 'build' | 'serve' | 'dev';
export interface StartSettings {
  mode: Mode;
  port: number;
  generation: Generation;
}

const defaultPort = 4173;
const modes = new Map<string, Mode>([
  ['--build', 'build'],
  ['--dev', 'dev'],
]);

/** Reads the command's flag, PORT, and PLATFORM_GENERATION. Throws a StartError if one is invalid. */
export function readSettings(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): StartSettings {
  const [flag, ...rest] = args;
  const mode = flag === undefined ? 'serve' : modes.get(flag);
  if (!mode || rest.length > 0) {
    throw new StartError(
      `Invalid arguments "${args.join(' ')}". Use --build, --dev, or no option.`,
    );
  }
  return {
    mode,
    port: readPort(env.PORT, mode),
    generation: readGeneration(env.PLATFORM_GENERATION),
  };
}

function readPort(text: string | undefined, mode: Mode): number {
  if (text === undefined || text === '') return defaultPort;
  // In dev mode, next dev uses the next port.
  const maxPort = mode === 'dev' ? 65_534 : 65_535;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= maxPort) return port;
  throw new StartError(
    `PORT is "${text}" but must be a whole number from 1 to ${maxPort}. The default is ${defaultPort}.`,
  );
}

function readGeneration(text: string | undefined): Generation {
  if (text === undefined || text === '') return defaultGeneration;
  const generation = generations.find((name) => name === text);
  if (generation) return generation;
  throw new StartError(
    `PLATFORM_GENERATION is "${text}" but must be ${generations.join(' or ')}. The default is ${defaultGeneration}.`,
  );
}
