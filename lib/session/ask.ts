import { redactUrl } from '@/lib/platform/redact';
import {
  createSiteHttp,
  getPublicSettings,
  getUser,
  type HttpConfig,
  isRecord,
  logVisit,
  type PlatformError,
  type PublicSettings,
  type RequestOptions,
  type User,
} from '@/lib/platform/site';
import type { Place } from './app-params';
import type { Answer, Answers } from './policy';

/** Settings and user are asked for at the same time, well before the boot script uncovers the page. */
const callOptions = {
  timeout: 4000,
  retry: { limit: 1 },
  maxBytes: 1_000_000,
} satisfies RequestOptions;

export type SiteAnswers = Answers<PublicSettings, User>;

/** Asks for the settings and, with a token, for its user at the same time. Never rejects. */
export async function askFor(
  place: Place,
  token: string | null,
  signal: AbortSignal,
): Promise<SiteAnswers> {
  const http = createSiteHttp(configOf(place, token));
  const options = { ...callOptions, signal };
  const asking = token === null ? null : answer(getUser(http, place.appId, options), refusalOfUser);
  const settings = await answer(getPublicSettings(http, place.appId, options), refusalOfSettings);
  const user = settings.said === 'yes' ? await asking : null;
  if (!signal.aborted && (user?.said === 'nothing' || user?.said === 'invalid')) {
    console.warn('The user check failed:', user.message);
  }
  return { settings, user };
}

/** Never rejects. */
export function sendVisit(place: Place, token: string | null, page: string): Promise<void> {
  return logVisit(configOf(place, token), page);
}

function configOf({ serverUrl, appId }: Place, token: string | null): HttpConfig {
  return {
    serverUrl,
    appId,
    bearerTokens: () => ({ Authorization: token }),
    getPageUrl: () => redactUrl(location.href),
  };
}

async function answer<T>(
  call: Promise<T>,
  refusal: (error: PlatformError) => Answer<T> | null,
): Promise<Answer<T>> {
  try {
    return { said: 'yes', value: await call };
  } catch (error) {
    // Safe: what isn't the client's error has neither its status nor its data.
    const failure = error as PlatformError;
    return refusal(failure) ?? { said: 'nothing', message: failure.message };
  }
}

function refusalOfSettings({ status, data, message }: PlatformError): Answer<never> | null {
  const extra = isRecord(data) ? data.extra_data : null;
  const type = isRecord(extra) ? extra.reason : null;
  if (status !== 403 || typeof type !== 'string' || type === '') return null;
  const isUnregistered = type === 'user_not_registered';
  return {
    said: 'no',
    type,
    message: isUnregistered ? 'User not registered for this app' : message,
  };
}

function refusalOfUser({ status, message }: PlatformError): Answer<never> | null {
  if (status === 401 || status === 403) return { said: 'no', type: 'auth_required', message };
  return [400, 404, 422].includes(status ?? 0) ? { said: 'invalid', message } : null;
}
