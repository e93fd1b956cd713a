import { type AppParams, type PlatformSettings, readAppParams } from './app-params';
import { createStorage, type StorageWindow } from './storage';
import { memoryStorageWindow } from './testing';

export const pageOrigin = 'https://site.example';

/** The build's platform has a path. */
export const build: PlatformSettings = {
  platformUrl: 'https://platform.example/base',
  appId: 'brazos',
  appIds: [],
  platformOrigins: ['https://staging.example:8443'],
};

interface Visit {
  /** With its question mark. */
  query?: string;
  page?: StorageWindow;
  settings?: PlatformSettings;
  origin?: string;
  isFramed?: boolean;
}

/** The parameters of a visit to a page of the site. */
export function readVisit({
  query = '',
  page = memoryStorageWindow(),
  settings = build,
  origin = pageOrigin,
  isFramed = false,
}: Visit): AppParams {
  const href = `${pageOrigin}/About${query}`;
  return readAppParams({
    href,
    storage: createStorage(page),
    settings,
    pageOrigin: origin,
    isFramed,
  });
}
