/**
 * The client of the hosted platform: sign-in, settings, records and their changes, functions,
 * integrations, agents and logs (README.md has an example of each). `createClient` is the way in, and
 * site.ts a smaller one for pages that only ask who is there; each call resolves to the answer's body
 * (a function's to status and headers too) or rejects with a PlatformError.
 */
export { type Client, createClient } from './client';
export type { EntityEvent } from './entity';
export { isPlatformError, type PlatformError } from './errors';
export type { RequestOptions } from './http';
export type { PublicSettings } from './public-settings';
export type { TokenStorage } from './token';
export type { User } from './user';
