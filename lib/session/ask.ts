import { redactUrl } from '@/lib/platform/redact';
import {
  createSiteHttp,
  getPublicSettings,
  getUser,
  type HttpConfig,
  isRecord,
  logVisit,
  type PlatformError,
} from '@/lib/platform/site';
import type { Place } from './app-params';
import type { Answer } from './policy';

/** Settings and user are asked for at the same time, well before the boot script uncovers the page. */
const callOptions = { timeout: 4000, retry: { limit: 1 }, maxBytes: 1_000_000 };

/** Asks for the settings and, with a token, for its user at the same time. Never rejects. */
export async function askFor(place: Place, token: string | null, signal: AbortSignal) {
  const http = createSiteHttp(configOf(place, token));
  const options = { ...callOptions, signal };
  const asking = token === null ? null : answer(getUser(http, place.appId, options), refusalOfUser);
  const settings = await answer(getPublicSettings(http, place.appId, options), refusalOfSettings);
  const user = settings.said === 'yes' ? await asking : null;
  if (!signal.aborted && user?.said === 'nothing') {
    console.warn('The user check failed:', user.message);
  }
  return { settings, user };
}

/** Never rejects. */
export const sendVisit = (place: Place, token: string | null, page: string) =>
  logVisit(configOf(place, token), page);

const configOf = ({ serverUrl, appId }: Place, token: string | null): HttpConfig => ({
  serverUrl,
  appId,
  bearerTokens: () => ({ Authorization: token }),
  getPageUrl: () => redactUrl(location.href),
});

async function answer<T>(
  call: Promise<T>,
  refusalType: (error: PlatformError) => string | null,
): Promise<Answer<T>> {
  try {
    return { said: 'yes', value: await call };
  } catch (error) {
    // Safe: what isn't the client's error has neither its status nor its data.
    const failure = error as PlatformError;
    const type = refusalType(failure);
    if (type === null) return { said: 'nothing', message: failure.message };
    const isUnregistered = type === 'user_not_registered';
    const message = isUnregistered ? 'User not registered for this app' : failure.message;
    return { said: 'no', type, message };
  }
}

function refusalOfSettings({ status, data }: PlatformError): string | null {
  const extra = isRecord(data) && status === 403 ? data.extra_data : null;
  const type = isRecord(extra) ? extra.reason : null;
  return typeof type === 'string' && type !== '' ? type : null;
}

const refusalOfUser = ({ status }: PlatformError) =>
  status === 401 || status === 403 ? 'auth_required' : null;
