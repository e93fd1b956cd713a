import type { Framing } from './framing';

/** What the platform said to a call. */
export type Answer<T> =
  | { said: 'yes'; value: T }
  /** A refusal: of the token (`auth_required`), or of this app's user for any other reason. */
  | { said: 'no'; type: string; message: string }
  /** 400, 404, or 422 for a token: asking again wouldn't help, but it's no refusal. */
  | { said: 'invalid'; message: string }
  | { said: 'nothing'; message: string };

/** A token from a link, or from the sign-in page. */
export interface Offer {
  token: string;
  /** The user has agreed to it in a notice. */
  isAgreed: boolean;
  /** A token was stored when it arrived. */
  isOverSession: boolean;
  /** It arrived with this page, not with an earlier one of the tab. */
  isNew: boolean;
  ageMs: number;
}

/** What is known. Users are known by their IDs only. */
export interface Known {
  phase: 'start' | 'asked' | 'questions' | 'rest';
  framing: Framing;
  /** The token of this tab's session, and the one in storage now, which other tabs can change. */
  token: string | null;
  stored: string | null;
  /** Whether `token` was in storage; it isn't if the browser denies storage. */
  wasStored: boolean;
  /** Whether another tab stored `token`. */
  isAdopted: boolean;
  offer: Offer | null;
  /** Whether the link asks to sign out. */
  clear: boolean;
  /** The page that this tab left for and has now returned from, proved by its nonce. */
  nonce: 'login' | 'logout' | null;
  /** An app or platform in the link, other than the one in use. */
  link: 'none' | 'new' | 'agreed' | 'held';
  /** Whose app and platform are in use. */
  place: 'build' | 'other';
  /** Whether this tab's earlier page confirmed `token` (or its absence) within five minutes. */
  isConfirmed: boolean;
  /** Whether the user returned from the sign-in page within the last minute. */
  hasReturned: boolean;
  /** Whose token has been asked about; what the platform said to the settings and, with a token, to the user. */
  asked: 'token' | 'offer' | null;
  settings: Answer<unknown> | null;
  user: Answer<{ id: string }> | null;
  /** Whose token the offer is, if asked. */
  identity: Answer<{ id: string }> | null;
  /** The user that the page shows, confirmed with `token`. */
  shown: { id: string } | null;
  /** Whether an offer with consent was refused in this check. */
  isOfferRefused: boolean;
}

export interface AuthError {
  /** `auth_required`, `user_not_registered`, `unknown`, or another reason from the platform. */
  type: string;
  message: string;
}

export interface Decision {
  row: string;
  /** `adopt`: use the stored one. `drop`: forget it. `end`: another tab has ended the session. */
  token?: 'adopt' | 'drop' | 'end';
  /** `keep`: it's the session's token from now on. `free`: it needs no consent. `refuse`: drop it, and say so. */
  offer?: 'keep' | 'drop' | 'refuse' | 'free';
  /** The request to sign out has been handled. */
  clear?: 'done';
  link?: 'ignore' | 'hold' | 'use';
  /** `leave`: use the build's, and forget the other one. `keep`: store it. */
  place?: 'keep' | 'leave';
  /** Asks the platform for the settings and the user of the token or the offer, or only whose the offer is. */
  ask?: 'token' | 'offer' | 'identity';
  /** The end of a check: what the page shows. `confirmed`: what this tab's earlier page was told. */
  show?: 'user' | 'visitor' | 'same' | 'confirmed';
  error?: AuthError;
  notice?:
    | ('login loop' | 'offer refused' | 'unconfirmed' | 'refusal')
    | ('sign out?' | 'switch?' | 'open app?');
  /** Goes to the sign-in page. */
  redirect?: true;
  /** No more to decide until something happens. */
  rest?: true;
}
