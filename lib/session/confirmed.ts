import { redactToken } from '@/lib/platform/redact';
import { isRecord, parseSettings, parseUser } from '@/lib/platform/site';
import type { Place } from './app-params';
import type { SiteAnswers } from './ask';
import type { SafeStorage } from './storage';

/** The key in sessionStorage. */
export const confirmedKey = 'brazos_confirmed';
export const maxAgeMs = 5 * 60_000;

/** What the platform has confirmed in this tab. */
export interface Confirmed {
  answers: SiteAnswers;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Remembers a confirmed session: the time, the token's hash, and JSON. The next page shows it at once, and doesn't ask
 * for five minutes; a page that is still open then asks once, in the background.
 */
export function storeConfirmed(
  storage: Pick<SafeStorage, 'setTabItem'>,
  token: string | null,
  place: Place,
  answers: SiteAnswers | null,
): void {
  const inUse = token ?? '';
  const record = `${Date.now()} ${hash(inUse)} ${JSON.stringify({ ...answers, place: nameOf(place) })}`;
  // The platform could put the token into a field of the user.
  const isSafe = redactToken(record, inUse) === record;
  storage.setTabItem(confirmedKey, isSafe ? record : null);
}

/** Null if the record is malformed, old, or of another token, app, or platform. */
export function readConfirmed(
  storage: Pick<SafeStorage, 'tabItem'>,
  token: string | null,
  place: Place,
): Confirmed | null {
  const record = storage.tabItem(confirmedKey) ?? '';
  const [at, print, ...json] = record.split(' ');
  try {
    const data: unknown = JSON.parse(json.join(' '));
    const isOurs = isFresh(record) && print === hash(token ?? '');
    if (!isOurs || !isRecord(data) || data.place !== nameOf(place)) return null;
    const settings = { said: 'yes', value: parseSettings(valueIn(data.settings)) } as const;
    const value = token === null ? null : parseUser({ status: 200 }, valueIn(data.user));
    const user = value && ({ said: 'yes', value } as const);
    return { answers: { settings, user }, at: Number(at) };
  } catch {
    return null;
  }
}

const valueIn = (answer: unknown) => (isRecord(answer) ? answer.value : null);

/** Whether the record is less than five minutes old. After the clock was set back, the difference is negative. */
export function isFresh(record: string): boolean {
  return Math.abs(Date.now() - Number.parseInt(record, 10)) < maxAgeMs;
}

/** Tells tokens apart without storing them (FNV-1a). */
function hash(token: string): string {
  let bits = token.length;
  for (const char of token) bits = Math.imul(bits ^ char.charCodeAt(0), 16777619);
  return String(bits);
}

const nameOf = ({ serverUrl, appId }: Place) => `${serverUrl} ${appId}`;
