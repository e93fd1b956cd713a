import { isRecord, unexpectedResponse } from './errors';
import type { Http, RequestOptions, SiteHttp } from './http';
import { path } from './path';
import { parseRecord } from './response';

export interface PublicSettings {
  id: string;
  public_settings: Record<string, unknown>;
}

export interface PublicSettingsCalls {
  /** @throws PlatformError; 403 with `data.extra_data.reason` when this visitor can't use the app. */
  get(options?: RequestOptions): Promise<PublicSettings>;
}

export function createPublicSettings(http: SiteHttp, appId: string): PublicSettingsCalls {
  return { get: (options) => getPublicSettings(http, appId, options) };
}

/** @throws PlatformError; 403 with `data.extra_data.reason` when this visitor can't use the app. */
export async function getPublicSettings(
  http: SiteHttp,
  appId: string,
  options?: RequestOptions,
): Promise<PublicSettings> {
  const address = path`apps/public/prod/public-settings/by-id/${appId}`;
  const { status, data } = await http.get(address, options);
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

/** `public_settings` is as the platform sends it: an object, or the name of the app's access policy. */
interface AppSettings {
  id: string;
  public_settings: unknown;
}

export interface App {
  /** @throws PlatformError; 403 with `data.extra_data.reason` when this visitor can't use the app. */
  getPublicSettings(options?: RequestOptions): Promise<AppSettings>;
}

export function createApp(http: Http, appId: string): App {
  return {
    async getPublicSettings(options) {
      const address = path`apps/public/prod/public-settings/by-id/${appId}`;
      return parseRecord(await http.get(address, options));
    },
  };
}
