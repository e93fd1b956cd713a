/**
 * Which paths a rule is for, in what Cloudflare, Netlify and everybody else can say: `/*` is all,
 * `/media/*` all below a folder, `/:name` one name at the top, any other path itself.
 */
export type PathPattern = `/${string}`;

export function matches(pattern: PathPattern, path: string): boolean {
  if (pattern.endsWith('/*')) return path.startsWith(pattern.slice(0, -1));
  if (pattern === '/:name') return /^\/[^/]+$/.test(path);
  return path === pattern;
}

/** The pattern as a regular expression of the kind that nginx and Caddy read. */
export function regexOf(pattern: PathPattern): string {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (pattern.endsWith('/*')) return `^${literal(pattern.slice(0, -1))}`;
  if (pattern === '/:name') return '^/[^/]+$';
  return `^${literal(pattern)}$`;
}
