import type { Hono } from 'hono';
import type { Access } from './access-schema';
import type { PlatformEvent } from './event-schema';
import type { Fault } from './fault-schema';
import type { SeededAccount } from './seeded-accounts';

export { type Access, accessSchema } from './access-schema';
export { type PlatformEvent, platformEventSchema } from './event-schema';
export { type Fault, faultSchema } from './fault-schema';
export { type SeededAccount, seededAccountSchema } from './seeded-accounts';

export interface PlatformOptions {
  /** 0 picks a free port. */
  port: number;
  /** File of the database; its folder is made when missing. */
  database: string;
  /** Folder with the exported site. Without it there are the API and the sign-in page only. */
  out?: string;
  /** Other origins the site is served from: they get CORS and may be a sign-in's from_url. */
  siteOrigins?: readonly string[];
  /** Extra routes, mounted before the static host. Called once the port is known. */
  extend?: (platform: Platform) => Hono;
  /** Gets one line per noteworthy thing, such as a code for a new account. */
  log?: (line: string) => void;
}

export interface FaultPlane {
  /** Those that are not spent, `times` being what is left of them. */
  list(): Fault[];
  set(faults: readonly Fault[]): void;
  add(fault: Fault): void;
  clear(): void;
}

export interface EventLog {
  /** The last 500, oldest first. */
  recent(): PlatformEvent[];
  /** @returns what ends the subscription */
  subscribe(listener: (event: PlatformEvent) => void): () => void;
  clear(): void;
}

export interface AccessRule {
  get(): Access;
  set(access: Access): void;
}

export interface Platform {
  /** Such as 'http://127.0.0.1:4173', without a slash at its end. */
  readonly url: string;
  readonly appId: string;
  readonly accounts: readonly SeededAccount[];
  readonly faults: FaultPlane;
  readonly events: EventLog;
  readonly access: AccessRule;
  /** A token for a seeded account. Throws an Error for any other email. */
  tokenFor(email: string, options?: { expiresInSeconds?: number }): string;
  /** From now on every token made before is refused. */
  revokeTokens(): void;
  /** Seeds again; clears faults, events, access and visits; drops connections that hang. */
  reset(): Promise<void>;
  /** Closes the server and every connection, hung ones included. */
  stop(): Promise<void>;
}

/** Starts the local platform. */
export async function startPlatform(_options: PlatformOptions): Promise<Platform> {
  throw new Error('The local platform cannot start yet.');
}
