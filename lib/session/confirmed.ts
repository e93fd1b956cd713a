import {
  isRecord,
  type PublicSettings,
  parseSettings,
  parseUser,
  type User,
} from '@/lib/platform/site';
import type { Place } from './app-params';
import type { SafeStorage } from './storage';

/** The key in sessionStorage. */
export const confirmedKey = 'brazos_confirmed';
export const maxAgeMs = 5 * 60_000;

/** What the platform has confirmed in this tab. */
export interface Confirmed {
  settings: PublicSettings;
  user: User | null;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Remembers a confirmed session: the token's hash, the time, and JSON. The next page shows it at once, and doesn't ask
 * for five minutes; a page that is still open then asks once, in the background.
 */
export function storeConfirmed(
  storage: Pick<SafeStorage, 'removeTabItem' | 'setTabItem'>,
  token: string | null,
  place: Place,
  settings: PublicSettings,
  user: User | null,
  at: number,
): void {
  const inUse = token ?? '';
  const record = `${hash(inUse)} ${at} ${JSON.stringify({ settings, user, place: nameOf(place) })}`;
  // Without a confirmed user, a token isn't confirmed. The platform could put the token into a field of the user.
  const isSafe = (user === null) === (inUse === '') && (inUse === '' || !record.includes(inUse));
  if (isSafe) storage.setTabItem(confirmedKey, record);
  else storage.removeTabItem(confirmedKey);
}

/** Null if the record is malformed, old, or of another token, app, or platform. */
export function readConfirmed(
  storage: Pick<SafeStorage, 'tabItem'>,
  token: string | null,
  place: Place,
  now: number,
): Confirmed | null {
  const record = storage.tabItem(confirmedKey);
  try {
    const data: unknown = JSON.parse(freshJson(record, token ?? '', now) ?? '');
    if (!isRecord(data) || data.place !== nameOf(place)) return null;
    const user = data.user === null ? null : parseUser({ status: 200 }, data.user);
    if ((user === null) !== (token === null)) return null;
    return { settings: parseSettings(data.settings), user, at: Number(record?.split(' ')[1]) };
  } catch {
    return null;
  }
}

/** The record's JSON if it's of this token (`''` for a visitor) and less than five minutes old. */
export function freshJson(
  record: string | null | undefined,
  token: string,
  now: number,
): string | null {
  const [, print, at, json = null] = /^(\w+) (\d+) (.*)/s.exec(record ?? '') ?? [];
  // After the clock was set back, the difference is negative.
  const isFresh = print === hash(token) && Math.abs(now - Number(at)) < maxAgeMs;
  return isFresh ? json : null;
}

/** Tells tokens apart without storing them (FNV-1a). */
function hash(token: string): string {
  let bits = token.length;
  for (let at = 0; at < token.length; at++) bits = Math.imul(bits ^ token.charCodeAt(at), 16777619);
  return (bits >>> 0).toString(36);
}

const nameOf = ({ serverUrl, appId }: Place) => `${serverUrl} ${appId}`;
