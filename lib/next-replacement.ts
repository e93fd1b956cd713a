/**
 * Browsers get this file instead of Next's polyfills and its copy of Node's `process` (`next.config.mjs`). Next replaces
 * each `process.env.NAME` with its value when it builds, so nothing reads `env`.
 */
export const env: Readonly<Record<string, string>> = {};
