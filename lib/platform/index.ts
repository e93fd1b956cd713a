/**
 * The client of the platform that signs users in and keeps the app's settings. `createClient` is the
 * way in; each call resolves to the answer's body or rejects with a PlatformError, never another.
 */
export type { AppLogs } from './app-logs';
export type { Auth, User } from './auth';
export { type Client, type ClientConfig, createClient } from './client';
export { isPlatformError, PlatformError } from './errors';
export type { RequestOptions } from './http';
export type { Page } from './page';
export type { PublicSettings, PublicSettingsCalls } from './public-settings';
export type { TokenStorage } from './token';
