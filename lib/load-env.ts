import nextEnv from '@next/env';

const quiet = { info: () => undefined, error: console.error };

/**
 * Reads `.env`, `.env.production` or `.env.development`, and their `.local` variants into this process's environment, as
 * Next does. What's set already wins. Next doesn't read them again when it's started from here, so both have the same
 * settings.
 */
export function loadEnv(mode: 'build' | 'dev' = 'build', root = process.cwd()): void {
  nextEnv.loadEnvConfig(root, mode === 'dev', quiet);
}
