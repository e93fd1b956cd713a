/** What the child says first. */
export interface Started {
  url: string;
  /** Of an account that may read and write. */
  token: string;
}

/** In bytes; `held` is what its objects and buffers take. */
export interface Memory {
  rss: number;
  used: number;
  /** How many are open to the platform, idle ones included. */
  connections: number;
}

/** What the child is asked; `collected` lets go of what nobody holds any more, first. */
export type PlatformRequest = 'memory' | 'collected memory' | 'stop';
