/**
 * The part of the client that a site needs on every page: the public settings, the current user, the visit log, and the
 * platform's pages. It's a separate entry point, so a site's bundle excludes the rest (index.ts).
 */
export { logVisit } from './app-logs';
export { isRecord, type PlatformError } from './errors';
export { createSiteHttp, type HttpConfig, type RequestOptions } from './http';
export { loginUrl, logoutUrl } from './page';
export {
  getPublicSettings,
  getUser,
  type PublicSettings,
  parseSettings,
  parseUser,
  type User,
} from './site-calls';
