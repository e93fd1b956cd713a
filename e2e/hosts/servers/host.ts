import type { HostDescription } from '@/lib/deploy/hosts/host-description';

/** Behaviors that differ between hosts. Each deviation from `defaultBehavior` has a reason in `HostKind.reasons`. */
export interface HostBehavior {
  /** Status of the redirects from `/X.html`, `/X/`, and `/index.html` to the page. */
  redirectStatus: 307 | 308;
  /**
   * Whether `/404`, `/404.html`, and `/index` get the 404 page, or a page with status 200, possibly after a redirect.
   */
  reservedNames: 'missing' | 'found';
  /** Paths that no file can have, and the host's own files: not found, or a server error. */
  invalidPaths: 'missing' | 'fails';
  ranges: 'parts' | 'whole';
  /** Whether files have a `Last-Modified` and `If-Modified-Since` works. */
  lastModified: 'sent' | 'ETag only';
  /** For a client that accepts Brotli and gzip: the smaller one, or the one listed first. */
  encoding: 'best' | 'first listed';
  /** Whether an encoded `../` reaches files next to `out/`. */
  pathTraversal: 'closed' | 'open';
  /** Whether responses have `Vary: Accept-Encoding`. */
  vary: 'sent' | 'left out';
  /** Caching of a 404. */
  notFoundCaching: 'revalidated' | 'not stored';
  hsts: 'sent' | 'left out';
  /** Caching of a response to a URL with a sign-in's token. */
  signInCaching: 'not stored' | 'as usual';
}

export const defaultBehavior: HostBehavior = {
  redirectStatus: 308,
  reservedNames: 'missing',
  invalidPaths: 'missing',
  ranges: 'parts',
  lastModified: 'sent',
  encoding: 'best',
  pathTraversal: 'closed',
  vary: 'sent',
  notFoundCaching: 'revalidated',
  hsts: 'sent',
  signInCaching: 'not stored',
};

export interface HostKind {
  name: string;
  /** Deviations from `defaultBehavior`. */
  behavior: Partial<HostBehavior>;
  /** Why each deviation is acceptable, or the best that the host can do. */
  reasons: Partial<Record<keyof HostBehavior, string>>;
  /**
   * Starts the host with the site in `out` and, if it needs a configuration, the one in `hostFolder`.
   *
   * @throws with installation instructions, if the server isn't installed
   */
  start(site: ServedSite): Promise<RunningHost>;
}

export interface ServedSite {
  out: string;
  hostFolder: string;
}

export interface RunningHost {
  /** Such as `http://127.0.0.1:40123`. */
  url: string;
  /** Path of the access log, if the build's configuration has one. */
  accessLog?: string;
  stop(): Promise<void>;
}

/** What a check runs on. */
export interface CheckTarget {
  url: string;
  out: string;
  description: HostDescription;
  behavior: HostBehavior;
}
