/**
 * The part of the client that a site needs on every page: the public settings, the current user, the visit log, and the
 * platform's pages. It's a separate entry point, so a site's bundle excludes the rest (index.ts).
 */
import { isRecord, unexpectedResponse } from './errors';
import {
  buildHeaders,
  type HttpConfig,
  type RequestOptions,
  type SiteHttp,
  startDeadline,
} from './http';
import { path } from './url';

export { isRecord, type PlatformError } from './errors';
export { createSiteHttp, type HttpConfig, type RequestOptions } from './http';
export { loginUrl, logoutUrl } from './url';

export interface User {
  id: string;
  email?: string;
  full_name?: string;
  role?: string;
  [field: string]: unknown;
}

const textFields = ['email', 'full_name', 'role'] as const;

/** Drops text fields that aren't strings, since the UI shows them. @throws PlatformError without an ID */
export function parseUser({ status }: { status: number }, data: unknown): User {
  if (!isRecord(data) || typeof data.id !== 'string') {
    throw unexpectedResponse(status, 'a user without an id');
  }
  const user: User = { ...data, id: data.id };
  for (const field of textFields) if (typeof user[field] !== 'string') delete user[field];
  return user;
}

/** The current user, whose token the request has. @throws PlatformError */
export async function getUser(
  http: SiteHttp,
  appId: string,
  options?: RequestOptions,
): Promise<User> {
  const response = await http.get(path`apps/${appId}/entities/User/me`, options);
  return parseUser(response, response.data);
}

export interface PublicSettings {
  id: string;
  public_settings: Record<string, unknown>;
}

export const settingsPath = (appId: string) =>
  path`apps/public/prod/public-settings/by-id/${appId}`;

/** @throws PlatformError; 403 with `data.extra_data.reason` when this visitor can't use the app. */
export async function getPublicSettings(
  http: SiteHttp,
  appId: string,
  options?: RequestOptions,
): Promise<PublicSettings> {
  const { status, data } = await http.get(settingsPath(appId), options);
  return parseSettings(data, status);
}

export function parseSettings(data: unknown, status = 200): PublicSettings {
  if (!isRecord(data) || typeof data.id !== 'string') {
    throw unexpectedResponse(status, 'settings without an id');
  }
  const settings = data.public_settings;
  return { id: data.id, public_settings: isRecord(settings) ? settings : {} };
}

export const visitPath = (appId: string, page: string) =>
  path`app-logs/${appId}/log-user-in-app/${page}`;

/**
 * Logs a visit to a page that may be left at once. Never rejects. Its response's body isn't read, because an endless one
 * would fill the memory. Nobody waits for the response, so it has 4 s while the page is open; after that, the browser
 * sets the limit.
 */
export async function logVisit(config: HttpConfig, page: string): Promise<void> {
  const deadline = startDeadline(4000);
  try {
    await fetch(`${config.serverUrl}/api/${visitPath(config.appId, page)}`, {
      method: 'POST',
      headers: buildHeaders(config, config.bearerTokens(), {}),
      keepalive: true,
      // On connections of their own: a response that never comes would keep one from the next pages for half a minute.
      credentials: 'omit',
      redirect: 'error',
      signal: deadline.signal,
    });
  } catch {
    // Whatever happened, there's nobody to tell.
  } finally {
    // Closes the connection, which the browser would keep for the rest of the body.
    deadline.abort();
  }
}
