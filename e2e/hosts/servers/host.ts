import type { Deviation } from '@/lib/deploy/verify/known-deviations';

/** A server with the configuration that the build wrote for it. */
export interface Host {
  name: string;
  deviations: readonly Deviation[];
  /**
   * Serves the site in `out/`.
   *
   * @throws with installation instructions, if the server isn't installed
   */
  start(): Promise<RunningHost>;
}

export interface RunningHost {
  /** Such as `http://127.0.0.1:40123`. */
  url: string;
  stop(): Promise<void>;
}

export interface LoggingHost extends RunningHost {
  /** Path of the access log. */
  accessLog: string;
}
