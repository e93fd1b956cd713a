import type { PublicSettings, User } from '@/lib/platform/site';

/** What the platform said to a call. */
export type Answer<T> =
  | { said: 'yes'; value: T }
  /** A refusal: of the token (`auth_required`), or of this app's user for any other reason. */
  | { said: 'no'; type: string; message: string }
  | { said: 'nothing'; message: string };

/** What the platform said in a check: `user` is null without a token, or without settings. */
export interface Answers {
  settings: Answer<PublicSettings>;
  user: Answer<User> | null;
}

/** What is known. Times are milliseconds since 1970. */
export interface Known {
  now: number;
  /** Whether the page is in a frame whose every ancestor is listed. */
  isListed: boolean;
  /** The token of this tab's session. */
  token: string | null;
  /** Whether another tab has stored it. */
  isAdopted: boolean;
  /** What another tab has done since to the token in storage. */
  elsewhere: 'signed in' | 'signed out' | null;
  /** The URL's token, if it's another one and hasn't been used. */
  linkToken: string | null;
  /** Whether the URL asks to sign out. */
  clear: boolean;
  /** The app and platform that the URL names, if other than those in use. */
  linkPlace: object | null;
  /** Whether the app and platform in use are the build's. */
  isBuildPlace: boolean;
  /** The page that this tab left for and has now returned from, proved by its nonce. */
  nonce: 'login' | 'logout' | null;
  /** When the user last returned from the sign-in page. */
  returnedAt: number | null;
  /** What this tab's earlier page confirmed about `token` (or its absence) within five minutes, if nothing is new. */
  confirmed: object | null;
  /** Whose token has been asked about in this check, and what the platform said. */
  asked: 'token' | 'link' | null;
  answers: Answers | null;
  /** Whether the page shows a user, confirmed with `token`. */
  isShown: boolean;
}

export interface AuthError {
  /** `auth_required`, `user_not_registered`, `unknown`, or another reason from the platform. */
  type: string;
  message: string;
}

export type NoticeKind = 'login loop' | 'signed in' | 'unconfirmed' | 'refusal';

/** The end of a check: what the page shows. */
export interface Outcome {
  act: 'show';
  /** `confirmed`: what this tab's earlier page was told. `same`: whatever it shows. */
  what: 'user' | 'visitor' | 'same' | 'confirmed';
  error?: AuthError | undefined;
  notice?: NoticeKind | undefined;
  /** Stores the URL's token, or the app and platform in use. */
  keeps?: readonly ('link' | 'place')[];
  /** Forgets the token that was asked about. */
  forgets?: true;
  /** Goes to the sign-in page. */
  redirects?: true;
  /** Nobody knows whose token it is: ask again when the network or the user is back. */
  retries?: true;
}

export type Decision =
  | { act: 'end' | 'adopt' | 'drop token' | 'use place' | 'leave place' }
  | { act: 'ask'; with: 'token' | 'link' }
  | Outcome;

/** Another `auth_required` this soon after a return from the sign-in page is a loop. */
export const loopWindowMs = 60_000;
const authRequired: AuthError = { type: 'auth_required', message: 'Authentication required' };

/**
 * The session's only decision: from what is known to the next step. Pure; `session.ts` carries it out and decides again,
 * until there is something to show. The first row that applies counts.
 *
 * | row | when | then |
 * | --- | --- | --- |
 * | **Other tabs** | *at any time* | |
 * | signed out elsewhere | the token was stored and is gone | end the session here too |
 * | signed in elsewhere | storage has another token | use it, and begin again |
 * | **Start** | | |
 * | sign-out | `clear_access_token` with the tab's nonce, or in a listed frame | drop the token |
 * | another app | the URL names it or a platform, and there's no token, or the frame is listed | use it; it isn't stored yet |
 * | confirmed | within five minutes in this tab, and nothing new | show the same, and ask when they end |
 * | link | the URL's token, without a session, on the return of a sign-in, or in a listed frame | ask with it |
 * | session | otherwise | ask with the session's token, or without any |
 * | **Answers** | | |
 * | accepted | settings and, with a token, user | show it, and store what was used; a notice if a link's token wasn't |
 * | other app failed | another one than the build's, for any reason | forget it, use the one before or the build's, and ask again |
 * | new sign-in rejected | the URL's token over a session | ask with the session's |
 * | other tab's token rejected | | say so; that tab handles it |
 * | session rejected, link waits | | drop the token: the URL's counts now |
 * | rejected after sign-in | within a minute of the return | drop the token; a notice instead of a loop |
 * | rejected | | drop the token, and go to the sign-in |
 * | not registered | | Access Restricted; the token of a proved sign-in is stored, for signing out |
 * | refused | for any other reason | the platform's message; with a token, as a notice |
 * | no answer, somebody shown | | keep showing the user |
 * | no answer | | a visitor's page; with a token, the notice that the sign-in isn't confirmed |
 */
export function decide(known: Known): Decision {
  if (known.elsewhere === 'signed out') return { act: 'end' };
  if (known.elsewhere === 'signed in') return { act: 'adopt' };
  return known.answers === null ? atStart(known) : afterAnswers(known, known.answers);
}

function atStart(known: Known): Decision {
  const { isListed, token, linkToken, nonce } = known;
  if (known.clear && (isListed || nonce !== null)) return { act: 'drop token' };
  if (known.linkPlace !== null && (token === null || isListed)) return { act: 'use place' };
  if (known.confirmed !== null) return { act: 'show', what: 'confirmed' };
  const counts = token === null || isProved(known);
  return { act: 'ask', with: linkToken !== null && counts ? 'link' : 'token' };
}

/** Whether the URL's token comes from the tab's own sign-in, or from a page that the build trusts. */
const isProved = ({ isListed, nonce }: Known) => isListed || nonce === 'login';

function afterAnswers(known: Known, { settings, user }: Answers): Decision {
  const { token, linkToken } = known;
  const asksLink = known.asked === 'link';
  const hasToken = asksLink || token !== null;
  if (settings.said === 'yes' && (!hasToken || user?.said === 'yes')) {
    const what = hasToken ? 'user' : 'visitor';
    if (asksLink) return { act: 'show', what, keeps: ['link', 'place'] };
    const notice = linkToken === null ? undefined : 'signed in';
    return { act: 'show', what, keeps: ['place'], notice };
  }
  if (!known.isBuildPlace) return { act: 'leave place' };
  const refusal = [settings, user].find((answer) => answer?.said === 'no');
  const isRejected = refusal?.type === 'auth_required';
  if (isRejected && asksLink && token !== null) return { act: 'ask', with: 'token' };
  if (isRejected) return afterRejection(known);
  return refusal === undefined ? withoutAnswer(known, settings) : afterRefusal(known, refusal);
}

function afterRejection({ now, token, asked, linkToken, isAdopted, returnedAt }: Known): Decision {
  const shown = { act: 'show', what: 'visitor', error: authRequired } as const;
  const asksSession = asked === 'token' && token !== null;
  if (asksSession && isAdopted) return shown;
  if (asksSession && linkToken !== null) return { act: 'drop token' };
  // After the clock was set back, the return was just now.
  const isLoop = returnedAt !== null && now - returnedAt < loopWindowMs;
  if (isLoop) return { ...shown, forgets: true, notice: 'login loop' };
  return { ...shown, forgets: true, redirects: true };
}

function afterRefusal(known: Known, { type, message }: AuthError): Decision {
  const shown = { act: 'show', what: 'visitor', error: { type, message } } as const;
  const asksLink = known.asked === 'link';
  if (type === 'user_not_registered') {
    return asksLink && isProved(known) ? { ...shown, keeps: ['link'] } : shown;
  }
  return asksLink || known.token !== null ? { ...shown, notice: 'refusal' } : shown;
}

function withoutAnswer({ token, asked, isShown }: Known, settings: Answer<unknown>): Decision {
  const error =
    settings.said === 'yes'
      ? undefined
      : { type: 'unknown', message: settings.message || 'Failed to load app' };
  if (isShown && asked === 'token') return { act: 'show', what: 'same', error, retries: true };
  const shown = { act: 'show', what: 'visitor', error } as const;
  if (asked === 'token' && token === null) return shown;
  return { ...shown, notice: 'unconfirmed', retries: true };
}
