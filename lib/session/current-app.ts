import { createSiteClient, type SiteClient } from '@/lib/platform/site';
import type { AppParams, PlatformSettings } from './app-params';
import type { SafeStorage } from './storage';

interface CurrentAppConfig {
  params: Pick<AppParams, 'appId' | 'serverUrl'>;
  settings: Pick<PlatformSettings, 'appId'>;
  token: string | null;
  storage: Pick<SafeStorage, 'param' | 'removeParam' | 'setParam' | 'tokenStorage'>;
  page: NonNullable<Parameters<typeof createSiteClient>[0]['page']>;
  /** Called after a switch to the build's app. */
  onFallback(): void;
}

/** What a client of the platform needs to act for the user. */
export interface Connection {
  /** The platform's origin. */
  serverUrl: string;
  appId: string;
  token: string;
}

/** The app in use and its client. An app other than the build's is provisional until the platform accepts it. */
export interface CurrentApp {
  /** Identifies the app and its platform. */
  key(): string;
  isBuildApp(): boolean;
  client(): SiteClient;
  /** Null without a token. Each part can change, so don't keep it. */
  connection(): Connection | null;
  /** Another client of this app. */
  clientWith(token: string | null): SiteClient;
  /** Stores the app's ID unless it's the build's. Call once the platform has accepted the app. */
  store(): void;
  /**
   * Switches to the build's app. Call when the platform has rejected the app in use.
   *
   * @returns false if that's the build's app
   */
  fallBack(): boolean;
}

export function createCurrentApp(config: CurrentAppConfig): CurrentApp {
  const { params, settings, storage, page } = config;
  const { serverUrl } = params;
  let { appId } = params;
  let client = clientWith(config.token);

  function clientWith(token: string | null): SiteClient {
    return createSiteClient({ serverUrl, appId, token, storage: storage.tokenStorage, page });
  }

  const isBuildApp = () => appId === settings.appId;
  return {
    key: () => `${serverUrl} ${appId}`,
    isBuildApp,
    client: () => client,
    connection() {
      const token = client.getToken();
      return token === null ? null : { serverUrl, appId, token };
    },
    clientWith,
    store() {
      if (!isBuildApp()) storage.setParam('app_id', appId);
    },
    fallBack() {
      if (isBuildApp()) return false;
      if (storage.param('app_id') === appId) storage.removeParam('app_id');
      appId = settings.appId;
      client = clientWith(client.getToken());
      config.onFallback();
      return true;
    },
  };
}
