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
  /** When it arrived, in milliseconds since 1970. */
  at: number;
}

/** What is known. Users are known by their IDs only, and times are milliseconds since 1970. */
export interface Known {
  now: number;
  phase: 'start' | 'asked' | 'questions';
  framing: Framing;
  /** The token of this tab's session. */
  token: string | null;
  /** Whether another tab has stored it. */
  isAdopted: boolean;
  /** What another tab has done since to the token in storage. */
  elsewhere: 'signed in' | 'signed out' | null;
  offer: Offer | null;
  /** Whether the link asks to sign out. */
  clear: boolean;
  /** The page that this tab left for and has now returned from, proved by its nonce. */
  nonce: 'login' | 'logout' | null;
  /** When the user last returned from the sign-in page. */
  returnedAt: number | null;
  /** An app or platform in the link, other than the one in use. */
  link: 'none' | 'new' | 'agreed' | 'held';
  /** Whose app and platform are in use. */
  place: 'build' | 'other';
  /** Whether this tab's earlier page confirmed `token` (or its absence) within five minutes. */
  isConfirmed: boolean;
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

export type NoticeKind =
  | ('login loop' | 'offer refused' | 'unconfirmed' | 'refusal')
  | ('sign out?' | 'switch?' | 'open app?');

export interface Decision {
  /** `adopt`: use the stored one. `drop`: forget it. `end`: another tab has ended the session. */
  token?: 'adopt' | 'drop' | 'end';
  /** `keep`: it's the session's token from now on. `refuse`: drop it, and say so. */
  offer?: 'keep' | 'drop' | 'refuse';
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
  notice?: NoticeKind;
  /** Goes to the sign-in page. */
  redirect?: true;
  /** Nobody knows whose token it is: ask again when the network or the user is back. */
  retry?: true;
  /** No more to decide until something happens. */
  rest?: true;
}
