import { StartError } from '../errors';
import { defaultGeneration, type Generation, generations } from '../generation';

export interface StartSettings {
  mode: 'build' | 'serve' | 'dev';
  port: number;
  generation: Generation;
}

const modes = new Map<string, StartSettings['mode']>([
  ['', 'serve'],
  ['--build', 'build'],
  ['--dev', 'dev'],
]);

/** Reads the command's flag, PORT, and PLATFORM_GENERATION. Throws a StartError if one is invalid. */
export function readSettings(
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
  const wanted = env.PLATFORM_GENERATION || defaultGeneration;
  const generation = generations.find((name) => name === wanted);
  if (!generation) {
    throw new StartError(
      `PLATFORM_GENERATION is "${wanted}" but must be ${generations.join(' or ')}. The default is ${defaultGeneration}.`,
    );
  }
  return { mode, port, generation };
}
