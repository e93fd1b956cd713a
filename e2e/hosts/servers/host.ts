import type { HostDescription } from '@/lib/deploy/hosts/host-description';

/** How a host answers where hosts differ. Each difference from the usual way has a reason in `because`. */
export interface HostBehavior {
  /** Of `/X.html`, `/X/` and `/index.html`, which lead to the page. */
  redirectStatus: 307 | 308;
  /** Of `/404`, `/404.html` and `/index`: they are missing, or lead to a page that answers 200. */
  reservedNames: 'missing' | 'found';
  /** Of paths that no file can have, and of the files for the host itself. */
  invalidPaths: 'missing' | 'fails';
  ranges: 'parts' | 'whole';
  /** Whether a file has a `Last-Modified` and the condition on it counts. */
  lastModified: 'dated' | 'tagged only';
  /** To who accepts both: the smaller one, or the one that is named first. */
  encoding: 'best' | 'first named';
  /** Whether an encoded `../` reaches files beside `out/`. */
  pathTraversal: 'closed' | 'open';
  /** Which answers carry `Vary: Accept-Encoding`. */
  vary: 'said' | 'left out';
  /** Of a 404: how long it may be kept. */
  notFoundCaching: 'revalidated' | 'not stored';
  hsts: 'sent' | 'left out';
  /** Whether a response to a URL with a sign-in's token may be stored. */
  signInCaching: 'not stored' | 'as usual';
}

export const defaultBehavior: HostBehavior = {
  redirectStatus: 308,
  reservedNames: 'missing',
  invalidPaths: 'missing',
  ranges: 'parts',
  lastModified: 'dated',
  encoding: 'best',
  pathTraversal: 'closed',
  vary: 'said',
  notFoundCaching: 'revalidated',
  hsts: 'sent',
  signInCaching: 'not stored',
};

export interface HostKind {
  name: string;
  /** Only what differs from the usual ways. */
  behavior: Partial<HostBehavior>;
  /** Why each of them is right, or the most that the host can do. */
  reasons: Partial<Record<keyof HostBehavior, string>>;
  /**
   * Starts it with the site in `out` and, where it reads a configuration, the one in `hostFolder`.
   * @throws with the way to get the server, where it is not installed
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
  /** Its access log, where the build's configuration has one. */
  accessLog?: string;
  stop(): Promise<void>;
}

/** What a row of the table looks at. */
export interface CheckTarget {
  url: string;
  out: string;
  description: HostDescription;
  behavior: HostBehavior;
}
