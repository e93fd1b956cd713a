import { isRecord, unexpectedResponse } from './errors';
import type { RequestOptions, SiteHttp } from './http';
import { path } from './path';

export interface PublicSettings {
  id: string;
  public_settings: Record<string, unknown>;
}

export interface PublicSettingsCalls {
  /** @throws PlatformError; 403 with `data.extra_data.reason` when this visitor can't use the app. */
  get(options?: RequestOptions): Promise<PublicSettings>;
}

export function createPublicSettings(http: SiteHttp, appId: string): PublicSettingsCalls {
  return {
    async get(options) {
      const address = path`apps/public/prod/public-settings/by-id/${appId}`;
      const { status, data } = await http.get(address, options);
      if (!isRecord(data) || typeof data.id !== 'string') {
        throw unexpectedResponse(status, 'settings without an id');
      }
      const settings = data.public_settings;
      return { id: data.id, public_settings: isRecord(settings) ? settings : {} };
    },
  };
}
