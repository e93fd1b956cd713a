export type Version = '0.8.17' | '0.8.50';

/** What the vendor's client sends instead, and why. */
interface Difference {
  /** If the other version sends what ours does. */
  only?: Version;
  /** `nothing` if the call sends nothing. */
  request?: string;
  /** Undefined for a header that it doesn't send. */
  headers?: Record<string, string | undefined>;
  body?: unknown;
  because: string;
}

/** One row of the contract: what's called, what's sent, what comes back, and what the caller gets. */
export interface Call {
  /** The public name. */
  name: string;
  with?: unknown[];
  /** A call that the same client makes first, with its arguments. 0.8.17 sends messages of subscribers only. */
  after?: [name: string, ...given: unknown[]];
  /**
   * The request, its query decoded. A path without a slash at its start is the app's: `GET entities/Task`. `page` is
   * where the browser is sent. `nothing` is a call that sends nothing.
   */
  sends: string;
  /** By default, none. */
  body?: unknown;
  /** Those that not every call sends. */
  headers?: Record<string, string>;
  /** The response's JSON. */
  answer?: unknown;
  /** What the call resolves to, by default the response's JSON. */
  returns?: unknown;
  /** The first version of the vendor's client that has the call, by default 0.8.17. */
  since?: '0.8.50' | 'never';
  differs?: Difference[];
}
