/**
 * Replaces Next's copy of Node's `process` in browsers (`next.config.mjs`). The build has already replaced each
 * `process.env.NAME` with its value, so nothing reads this.
 */
export const env: Readonly<Record<string, string>> = {};
