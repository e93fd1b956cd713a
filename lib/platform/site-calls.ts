import { isRecord, unexpectedResponse } from './errors';
import type { Http, RequestOptions, SiteHttp } from './http';
import { path } from './path';
import { parseRecord } from './response';

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

const settingsPath = (appId: string) => path`apps/public/prod/public-settings/by-id/${appId}`;

/** @throws PlatformError; 403 with `data.extra_data.reason` when this visitor can't use the app. */
export async function getPublicSettings(
  http: SiteHttp,
  appId: string,
  options?: RequestOptions,
): Promise<PublicSettings> {
  const { status, data } = await http.get(settingsPath(appId), options);
  return parseSettings(data, status);
}

/** @throws PlatformError `unexpected_answer` without an ID. */
export function parseSettings(data: unknown, status = 200): PublicSettings {
  if (!isRecord(data) || typeof data.id !== 'string') {
    throw unexpectedResponse(status, 'settings without an id');
  }
  const settings = data.public_settings;
  return { id: data.id, public_settings: isRecord(settings) ? settings : {} };
}

export function createApp(http: Http, appId: string) {
  return {
    /**
     * `public_settings` is as the platform sends it: an object, or the name of the app's access policy.
     *
     * @throws PlatformError; 403 with `data.extra_data.reason` when this visitor can't use the app.
     */
    async getPublicSettings(
      options?: RequestOptions,
    ): Promise<{ id: string; public_settings: unknown }> {
      return parseRecord(await http.get(settingsPath(appId), options));
    },
  };
}
