import type { Http, RequestOptions } from './http';
import { path } from './path';
import { parseRecord } from './response';

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
