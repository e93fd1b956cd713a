/**
 * The part of the client that a site needs on every page: the current user, the public settings, and the
 * visit log. It's a separate entry point, so a site's bundle excludes the rest (index.ts).
 */
export { isPlatformError, isRecord, type PlatformError } from './errors';
export type { RequestOptions } from './http';
export type { PublicSettings } from './public-settings';
export { createSiteClient, type SiteClient } from './site-client';
export type { TokenStorage } from './token';
export type { User } from './user';
