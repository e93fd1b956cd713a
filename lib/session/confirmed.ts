import {
  isRecord,
  type PublicSettings,
  parseSettings,
  parseUser,
  type User,
} from '@/lib/platform/site';

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
 * The record of a confirmed session: the token's hash, the time, and JSON. The next page shows it at once, and doesn't
 * ask for five minutes; a page that is still open then asks once, in the background.
 */
export function toRecord(token: string, { at, ...data }: Confirmed, place: string): string {
  return `${hash(token)} ${at} ${JSON.stringify({ ...data, place })}`;
}

/** Null if the record is malformed, old, or of another token, app, or platform. */
export function parseRecord(
  record: string | null,
  token: string,
  place: string,
  now: number,
): Confirmed | null {
  try {
    const data: unknown = JSON.parse(freshJson(record, token, now) ?? '');
    if (!isRecord(data) || data.place !== place) return null;
    const user = data.user === null ? null : parseUser({ status: 200 }, data.user);
    if ((user === null) !== (token === '')) return null;
    const at = Number(record?.split(' ')[1]);
    return { settings: parseSettings(data.settings), user, at };
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
