import nextEnv from '@next/env';

const quiet = { info: () => undefined, error: console.error };

/**
 * Reads `.env`, `.env.production`, and their `.local` variants into this process's environment, as Next does. What's set
 * already wins. Next doesn't read them again when it's started from here, so both have the same settings.
 */
export function loadEnv(root = process.cwd()): void {
  nextEnv.loadEnvConfig(root, false, quiet);
}
