/** The child's first message. */
export interface Started {
  url: string;
  /** Token of an account that can read and write. */
  token: string;
}

/** Memory in bytes; `used` is the heap plus external memory, such as buffers. */
export interface Memory {
  rss: number;
  used: number;
  /** Open connections to the platform, including idle ones. */
  connections: number;
}

/** A message to the child; `collected memory` runs garbage collection first. */
export type PlatformRequest = 'memory' | 'collected memory' | 'stop';
