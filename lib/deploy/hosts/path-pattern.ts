/**
 * The paths of a rule, in the syntax that Cloudflare, Netlify, and other hosts have in common: `/*` matches all paths,
 * `/media/*` all below a folder, `/:name` one segment, and any other pattern only itself.
 */
export type PathPattern = `/${string}`;

export function matches(pattern: PathPattern, path: string): boolean {
  if (pattern.endsWith('/*')) return path.startsWith(pattern.slice(0, -1));
  if (pattern === '/:name') return /^\/[^/]+$/.test(path);
  return path === pattern;
}

/** The pattern as a regular expression for nginx and Caddy. */
export function regexOf(pattern: PathPattern): string {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (pattern.endsWith('/*')) return `^${literal(pattern.slice(0, -1))}`;
  if (pattern === '/:name') return '^/[^/]+$';
  return `^${literal(pattern)}$`;
}
