/**
 * Replaces two of Next's files in browsers (`next.config.mjs`): its polyfills, for which nothing is needed, and its copy
 * of Node's `process`. The build has already replaced each `process.env.NAME` with its value, so nothing reads this.
 */
export const env: Readonly<Record<string, string>> = {};
