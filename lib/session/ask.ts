import {
  createSiteHttp,
  getPublicSettings,
  getUser,
  type HttpConfig,
  isPlatformError,
  isRecord,
  logVisit,
  type PublicSettings,
  type RequestOptions,
  type User,
} from '@/lib/platform/site';
import type { Place } from './app-params';
import type { Answer, Known, Offer } from './policy-types';
import { redactUrl } from './url';

/** Settings and user are asked for at the same time, well before the boot script uncovers the page. */
const callOptions = {
  timeout: 4000,
  retry: { limit: 1 },
  maxBytes: 1_000_000,
} satisfies RequestOptions;

export interface Answers {
  settings: Answer<PublicSettings>;
  /** Null without a token, or without settings. */
  user: Answer<User> | null;
}

/** What a check has found out so far. */
export interface Findings {
  phase: Known['phase'];
  asked: Known['asked'];
  answers: Answers | null;
  identity: Answer<User> | null;
}

/** Asks about the token or the offer, or only whose the offer is. Never rejects. */
export async function askFor(
  what: 'token' | 'offer' | 'identity',
  { place, offer }: { place: Place; offer: Offer | null },
  token: string | null,
  signal: AbortSignal,
): Promise<Partial<Findings>> {
  const using = what === 'token' ? token : (offer?.token ?? null);
  if (what !== 'identity') {
    const answers = await askPlatform(place, using, signal);
    return { phase: 'asked', asked: what, answers, identity: null };
  }
  return using === null ? {} : { identity: await askUser(place, using, signal) };
}

/** Asks for the settings and, with a token, the user at the same time. Never rejects. */
export async function askPlatform(
  place: Place,
  token: string | null,
  signal: AbortSignal,
): Promise<Answers> {
  const isUserUnneeded = new AbortController();
  const stop = () => isUserUnneeded.abort();
  signal.addEventListener('abort', stop, { once: true });
  const asking = token === null ? null : askUser(place, token, isUserUnneeded.signal);
  const http = createSiteHttp(configOf(place, token));
  const settings = await answer(
    getPublicSettings(http, place.appId, { ...callOptions, signal }),
    refusalOfSettings,
  );
  if (settings.said !== 'yes') stop();
  const user = settings.said === 'yes' && asking !== null ? await asking : null;
  signal.removeEventListener('abort', stop);
  if (!signal.aborted && (user?.said === 'nothing' || user?.said === 'invalid')) {
    console.warn('The user check failed:', user.message);
  }
  return { settings, user };
}

/** Whose token it is. Never rejects. */
function askUser(place: Place, token: string, signal: AbortSignal): Promise<Answer<User>> {
  const http = createSiteHttp(configOf(place, token));
  return answer(getUser(http, place.appId, { ...callOptions, signal }), refusalOfUser);
}

/** Never rejects. */
export function sendVisit(place: Place, token: string | null, page: string): Promise<void> {
  return logVisit(configOf(place, token), page);
}

function configOf({ serverUrl, appId }: Place, token: string | null): HttpConfig {
  return {
    ...{ serverUrl, appId, bearerTokens: () => ({ Authorization: token }) },
    getPageUrl: () => redactUrl(location.href),
  };
}

async function answer<T>(
  call: Promise<T>,
  refusal: (status: number | null, data: unknown, message: string) => Answer<T> | null,
): Promise<Answer<T>> {
  try {
    return { said: 'yes', value: await call };
  } catch (error) {
    if (!isPlatformError(error)) return { said: 'nothing', message: '' };
    const { status, data, message } = error;
    return refusal(status, data, message) ?? { said: 'nothing', message };
  }
}

function refusalOfSettings(
  status: number | null,
  data: unknown,
  message: string,
): Answer<never> | null {
  const extra = isRecord(data) ? data.extra_data : null;
  const reason = isRecord(extra) ? extra.reason : null;
  if (status !== 403 || typeof reason !== 'string' || reason === '') return null;
  const isUnregistered = reason === 'user_not_registered';
  const words = isUnregistered ? 'User not registered for this app' : message;
  return { said: 'no', type: reason, message: words };
}

function refusalOfUser(status: number | null, _: unknown, message: string): Answer<never> | null {
  if (status === 401 || status === 403) return { said: 'no', type: 'auth_required', message };
  return [400, 404, 422].includes(status ?? 0) ? { said: 'invalid', message } : null;
}
