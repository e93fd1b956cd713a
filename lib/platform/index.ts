/**
 * The client of the hosted platform: sign-in, settings, records and their changes, functions,
 * integrations, agents, and logs (README.md has an example of each). Start with `createClient`; site.ts
 * has a smaller client for pages that need only the current user. Each call resolves to the response body
 * (a function also to status and headers) or rejects with a PlatformError.
 */
export { type Client, createClient } from './client';
export type { EntityEvent } from './entity';
export { isPlatformError, type PlatformError } from './errors';
export type { RequestOptions } from './http';
export type { AgentNameRegistry, EntityTypeRegistry, FunctionNameRegistry } from './registries';
export type { PublicSettings, User } from './site-calls';
export type { TokenStorage } from './token';
