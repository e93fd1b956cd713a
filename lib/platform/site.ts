/**
 * The part of the client that a site needs on every page: who is there, the public settings, the visit
 * log. An entry of its own, so that a site's scripts hold nothing of the rest (index.ts).
 */
export { isPlatformError, type PlatformError } from './errors';
export type { RequestOptions } from './http';
export type { PublicSettings } from './public-settings';
export { createSiteClient, type SiteClient } from './site-client';
export type { TokenStorage } from './token';
export type { User } from './user';
