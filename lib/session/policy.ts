import type { AuthError, Decision, Known, Offer } from './policy-types';

/** An offer that nobody has answered ends with the tab's visit, after an hour at most. */
export const maxOfferAgeMs = 60 * 60_000;
const authRequired: AuthError = { type: 'auth_required', message: 'Authentication required' };

/**
 * The session's only decision: from what is known to what to do next. Pure; `session.ts` carries it out and decides
 * again, until `rest`. The first row that applies counts.
 *
 * | row | when | then |
 * | --- | --- | --- |
 * | **Another tab** | *at any time* | |
 * | other tab signed out | the token was stored and is gone | end the session here too |
 * | other tab signed in | storage has another token | use it and ask; an offer needs consent |
 * | **Arrival** | | |
 * | return from sign-out | `clear_access_token`, with the sign-out's nonce or in a listed frame | drop the token |
 * | sign-out link, nobody to ask | with an offer, without a token, or in a foreign frame | ignore |
 * | offer of the same token | | drop the offer |
 * | old offer | an hour old | drop the offer |
 * | link in a foreign frame | the link names an app or a platform | ignore it |
 * | link while signed in | the same, with a token, not in a listed frame, not agreed to | hold it for a question |
 * | link to another app | otherwise | use it; it isn't stored yet |
 * | confirmed | within five minutes in this tab; nothing new | show the same without asking; ask at the end of the five minutes, unless the visitor has left this page |
 * | offer | no token was stored when it arrived, or consent: the sign-in's nonce, a listed frame, or agreed to | ask with the offer |
 * | stored token | otherwise | ask with it, or without a token |
 * | **Answers** | | |
 * | other app failed | anything but yes, from an app or platform other than the build's | use the build's, forget the other, ask again |
 * | new sign-in refused | offer with consent over a session | drop the offer, ask with the session's token |
 * | new sign-in unanswered | the same, or no answer | keep the offer for later, ask with the session's token |
 * | other tab's token rejected | | say so; that tab handles it |
 * | expired session | the token is rejected, and an offer has just arrived with a link | nobody is signed in: drop the token, ask with the offer |
 * | rejected after sign-in | within a minute of the return | drop the token; a notice instead of a loop |
 * | rejected | | drop the token, go to the sign-in |
 * | not registered | | Access Restricted; the token stays for signing out |
 * | refused | for any other reason | the platform's message; with a token, as a notice |
 * | no settings, somebody shown | | keep showing the user |
 * | no settings | | error; with a token, the notice that the sign-in isn't confirmed |
 * | visitor | settings without a token | show the page; store the app |
 * | accepted | settings and user | show the user; store the offer and the app |
 * | no user, somebody shown | | keep showing the user |
 * | no user | | a visitor's page and the same notice |
 * | **Questions** | *after an answer* | |
 * | sign-out link | with a token | ask to sign out |
 * | held link | | ask to open the other app |
 * | offer waits for consent | | ask the platform whose it is |
 * | same account | as the user shown, by the build's app | store the offered token |
 * | other account, foreign frame | a question there invites clickjacking | drop the offer |
 * | other account | | ask to switch; the tab forgets the offer |
 * | offer refused | | drop the offer |
 * | settled | | nothing |
 */
export function decide(known: Known): Decision {
  return otherTab(known) ?? phases[known.phase](known);
}

const phases = {
  start: atArrival,
  asked: afterAnswers,
  questions: askUser,
  rest: (): Decision => ({ row: 'settled', rest: true }),
};

function otherTab({ token, stored, wasStored }: Known): Decision | null {
  if (stored === token) return null;
  if (stored !== null) return { row: 'other tab signed in', token: 'adopt' };
  return wasStored ? { row: 'other tab signed out', token: 'end', rest: true } : null;
}

function hasConsent({ framing, nonce }: Known, offer: Offer): boolean {
  return framing === 'listed' || nonce === 'login' || offer.isAgreed;
}

function atArrival(known: Known): Decision {
  const { framing, token, offer, clear, nonce, link } = known;
  const isListed = framing === 'listed';
  if (clear && (isListed || (nonce === 'logout' && offer === null))) {
    return { row: 'return from sign-out', token: 'drop', clear: 'done' };
  }
  if (clear && (offer !== null || token === null || framing === 'foreign')) {
    return { row: 'sign-out link, nobody to ask', clear: 'done' };
  }
  if (offer?.token === token && offer !== null) {
    return { row: 'offer of the same token', offer: 'drop' };
  }
  if (offer !== null && offer.ageMs >= maxOfferAgeMs) return { row: 'old offer', offer: 'drop' };
  if (link === 'new' && framing === 'foreign') {
    return { row: 'link in a foreign frame', link: 'ignore' };
  }
  if (link === 'new' && token !== null && !isListed) {
    return { row: 'link while signed in', link: 'hold' };
  }
  if (link === 'new' || link === 'agreed') return { row: 'link to another app', link: 'use' };
  if (known.isConfirmed && offer === null && !clear && link === 'none') {
    return { row: 'confirmed', show: 'confirmed', rest: true };
  }
  const isFree = offer !== null && token === null && !offer.isOverSession;
  if (offer !== null && (isFree || hasConsent(known, offer))) return { row: 'offer', ask: 'offer' };
  return { row: 'stored token', ask: 'token' };
}

function afterAnswers(known: Known): Decision {
  const { token, asked, settings, user, shown } = known;
  const asksOffer = asked === 'offer';
  const hasToken = asksOffer || token !== null;
  const isAccepted = settings?.said === 'yes' && (!hasToken || user?.said === 'yes');
  const refusal = [settings, user].find((answer) => answer?.said === 'no');
  const isRejected = refusal?.said === 'no' && refusal.type === 'auth_required';
  if (known.place === 'other' && !isAccepted) return { row: 'other app failed', place: 'leave' };
  if (asksOffer && token !== null && !isAccepted) {
    if (isRejected || user?.said === 'invalid')
      return { row: 'new sign-in refused', offer: 'refuse' };
    if (refusal === undefined) return { row: 'new sign-in unanswered', ask: 'token' };
  }
  if (isRejected) return afterRejection(known, asksOffer ? { offer: 'drop' } : { token: 'drop' });
  if (refusal?.said === 'no') {
    const { type, message } = refusal;
    const shows = { show: 'visitor', error: { type, message } } as const;
    if (type === 'user_not_registered') return { row: 'not registered', ...shows };
    return { row: 'refused', ...shows, ...(hasToken && { notice: 'refusal' }) };
  }
  const isShown = shown !== null && !asksOffer;
  const unconfirmed = hasToken ? ({ notice: 'unconfirmed' } as const) : {};
  if (settings?.said !== 'yes') {
    const error = { type: 'unknown', message: settings?.message || 'Failed to load app' };
    if (isShown) return { row: 'no settings, somebody shown', show: 'same', error, rest: true };
    return { row: 'no settings', show: 'visitor', error, rest: true, ...unconfirmed };
  }
  if (!hasToken) return { row: 'visitor', show: 'visitor', place: 'keep' };
  if (user?.said === 'yes') {
    return {
      row: 'accepted',
      show: 'user',
      place: 'keep',
      ...(asksOffer && { offer: 'keep' }),
      ...(known.isOfferRefused && { notice: 'offer refused' }),
    };
  }
  if (isShown) return { row: 'no user, somebody shown', show: 'same', rest: true };
  return { row: 'no user', show: 'visitor', rest: true, ...unconfirmed };
}

function afterRejection(known: Known, drop: Pick<Decision, 'offer' | 'token'>): Decision {
  const { token, offer, asked } = known;
  const shows = { show: 'visitor', error: authRequired, rest: true } as const;
  if (asked === 'token' && token !== null) {
    if (known.isAdopted) return { row: 'other tab’s token rejected', ...shows };
    if (offer?.isNew) return { row: 'expired session', token: 'drop', offer: 'free' };
  }
  if (known.hasReturned) {
    return { row: 'rejected after sign-in', ...drop, ...shows, notice: 'login loop' };
  }
  return { row: 'rejected', ...drop, ...shows, redirect: true };
}

function askUser(known: Known): Decision {
  const { framing, token, offer, asked, identity, shown } = known;
  if (known.clear && token !== null) {
    return { row: 'sign-out link', clear: 'done', notice: 'sign out?' };
  }
  if (known.link === 'held') return { row: 'held link', link: 'ignore', notice: 'open app?' };
  const isWaiting = offer !== null && asked !== 'offer' && !hasConsent(known, offer);
  if (isWaiting && identity === null) return { row: 'offer waits for consent', ask: 'identity' };
  if (isWaiting && identity?.said === 'yes') {
    // An app from a link may be anybody's, and so may the user IDs it reports.
    if (identity.value.id === shown?.id && known.place === 'build') {
      return { row: 'same account', offer: 'keep' };
    }
    if (framing === 'foreign') return { row: 'other account, foreign frame', offer: 'drop' };
    return { row: 'other account', offer: 'drop', notice: 'switch?' };
  }
  if (isWaiting && (identity?.said === 'no' || identity?.said === 'invalid')) {
    return { row: 'offer refused', offer: 'drop' };
  }
  return { row: 'settled', rest: true };
}
