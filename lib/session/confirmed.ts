import { redactToken } from '@/lib/platform/redact';
import { isRecord, parseSettings, parseUser } from '@/lib/platform/site';
import type { Place } from './app-params';
import { attempt, type BootWindow, landingKey } from './capture-sign-in-params';
import type { Answers } from './policy';
import type { SafeArea } from './storage';

/** The key in sessionStorage. */
export const confirmedKey = 'brazos_confirmed';
export const maxAgeMs = 5 * 60_000;

/**
 * Remembers a confirmed session: the time, a hash of whose and where it is, and JSON. The next page shows it at once, and
 * doesn't ask for five minutes; a page that is still open then asks once, in the background.
 */
export function storeConfirmed(tab: SafeArea, token: string | null, place: Place, data: unknown) {
  const record = `${Date.now()} ${hash(token, place)} ${JSON.stringify(data)}`;
  // The platform could put the token into a field of the user.
  const isSafe = redactToken(record, token) === record;
  tab.set(confirmedKey, isSafe ? record : null);
}

/** With `at` in milliseconds since 1970. Null if the record is malformed, old, or of another token, app, or platform. */
export function readConfirmed(tab: SafeArea, token: string | null, place: Place) {
  const record = tab.get(confirmedKey) ?? '';
  const [at, print, ...json] = record.split(' ');
  if (!isFresh(record) || print !== hash(token, place)) return null;
  try {
    const data: unknown = JSON.parse(json.join(' '));
    const [settings, user] = isRecord(data) ? [data.settings, data.user].map(valueIn) : [];
    const answers: Answers = {
      settings: { said: 'yes', value: parseSettings(settings) },
      user: token === null ? null : { said: 'yes', value: parseUser({ status: 200 }, user) },
    };
    return { answers, at: Number(at) };
  } catch {
    return null;
  }
}

const valueIn = (answer: unknown) => (isRecord(answer) ? answer.value : null);

/** Whether an earlier page of this tab has confirmed its session. If it's of this one too, there's no check to cover. */
export function hasConfirmedSession(page: BootWindow): boolean {
  const record = attempt(() => page.sessionStorage.getItem(confirmedKey));
  return isFresh(record ?? '') && !Object.hasOwn(page, landingKey) && !isReload();
}

/** On a reload, the user expects a new answer. */
export function isReload(): boolean {
  const isOne = (entry: PerformanceEntry) => Reflect.get(entry, 'type') === 'reload';
  return attempt(() => performance.getEntriesByType('navigation').some(isOne)) ?? false;
}

/** Whether the record is less than five minutes old. After the clock was set back, the difference is negative. */
function isFresh(record: string): boolean {
  return Math.abs(Date.now() - Number.parseInt(record, 10)) < maxAgeMs;
}

/** Tells tokens and places apart without storing the token (FNV-1a). */
function hash(token: string | null, { serverUrl, appId }: Place): string {
  const text = `${token} ${serverUrl} ${appId}`;
  let bits = text.length;
  for (const char of text) bits = Math.imul(bits ^ char.charCodeAt(0), 16777619);
  return String(bits);
}
