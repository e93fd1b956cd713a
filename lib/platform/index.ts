/**
 * The client of the platform that signs users in and keeps the app's settings. `createClient` is the
 * way in; each call resolves to the answer's body or rejects with a PlatformError, never another.
 */
export { type Client, createClient } from './client';
export { isPlatformError, type PlatformError } from './errors';
export type { RequestOptions } from './http';
export type { PublicSettings } from './public-settings';
export type { TokenStorage } from './token';
export type { User } from './user';
