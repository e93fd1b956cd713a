import type { Place } from './app-params';
import type { Findings } from './ask';
import type { Decision, Known, Offer } from './policy-types';

/** What a page's session has found out so far, and what is still to be handled. */
export interface Progress extends Findings {
  isOfferRefused: boolean;
  offer: Offer | null;
  clear: boolean;
  link: Known['link'];
  /** In use. */
  place: Place;
}

/** The beginning of a check. */
export const unasked = { phase: 'start', asked: null, answers: null, identity: null } as const;

/** What a decision changes. Pure. @param linked the app that the link names */
export function progressAfter(
  progress: Progress,
  { token, offer, link, clear, place, show, rest }: Decision,
  { build, linked }: { build: Place; linked: Place | null },
): Progress {
  const next = { ...progress };
  if (link !== undefined) next.link = link === 'hold' ? 'held' : 'none';
  if (link === 'use' && linked !== null) next.place = linked;
  if (place === 'leave') next.place = build;
  if (offer !== undefined) next.offer = null;
  if (offer === 'refuse') next.isOfferRefused = true;
  if (clear === 'done') next.clear = false;
  if (token === 'adopt' && next.offer !== null) next.offer = { ...next.offer, isOverSession: true };
  if (show !== undefined && !rest) next.phase = 'questions';
  const hasNewToken = token !== undefined && show === undefined;
  const isRestart = hasNewToken || place === 'leave' || offer === 'refuse';
  return isRestart ? { ...next, ...unasked } : next;
}
