import type { AuthError, Decision, Known, Offer } from './policy-types';

/** An offer that nobody has answered ends with the tab's visit, after an hour at most. */
export const maxOfferAgeMs = 60 * 60_000;
/** Another `auth_required` this soon after a return from the sign-in page is a loop. */
export const loopWindowMs = 60_000;
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
 * | visitor | settings without a token | show the page; store the app |
 * | accepted | settings and user | show the user; store the offer and the app |
 * | other app failed | anything else from an app or platform other than the build's | use the build's, forget the other, ask again |
 * | new sign-in refused | offer with consent over a session | drop the offer, ask with the session's token |
 * | new sign-in unanswered | the same, or no answer | keep the offer for later, ask with the session's token |
 * | other tab's token rejected | | say so; that tab handles it |
 * | expired session | the token is rejected, and there's an offer | drop the token, ask again; the offer still needs consent, though a rejected token is no session |
 * | offer to a private app | rejected without a token, and there's an offer | ask about the offer first |
 * | rejected after sign-in | within a minute of the return | drop the token; a notice instead of a loop |
 * | rejected | | drop the token, go to the sign-in |
 * | not registered | | Access Restricted; the token stays for signing out |
 * | refused | for any other reason | the platform's message; with a token, as a notice |
 * | no settings, somebody shown | | keep showing the user |
 * | no settings | | error; with a token, the notice that the sign-in isn't confirmed |
 * | no user, somebody shown | | keep showing the user |
 * | no user | | a visitor's page and the same notice |
 * | **Questions** | *after an answer* | |
 * | sign-out link | with a token | ask to sign out |
 * | held link | | ask to open the other app |
 * | offer waits for consent | | ask the platform whose it is |
 * | same account | as the user shown, by the build's app | store the offered token |
 * | other account, foreign frame | a question there invites clickjacking | drop the offer |
 * | other account | | ask to switch, or to sign in; the tab forgets the offer |
 * | offer refused | | drop the offer; if nobody is signed in, ask again |
 * | settled | | nothing |
 */
export function decide(known: Known): Decision {
  if (known.elsewhere === 'signed out') return { token: 'end', rest: true };
  if (known.elsewhere === 'signed in') return { token: 'adopt' };
  return phases[known.phase](known);
}

const phases = { start: atArrival, asked: afterAnswers, questions: askUser };

function hasConsent({ framing, nonce }: Known, offer: Offer): boolean {
  return framing === 'listed' || nonce === 'login' || offer.isAgreed;
}

function atArrival(known: Known): Decision {
  const { now, framing, token, offer, clear, nonce, link } = known;
  const isListed = framing === 'listed';
  // Return from sign-out
  if (clear && (isListed || (nonce === 'logout' && offer === null))) {
    return { token: 'drop', clear: 'done' };
  }
  // Sign-out link, nobody to ask
  if (clear && (offer !== null || token === null || framing === 'foreign'))
    return { clear: 'done' };
  // Offer of the same token, old offer; after the clock was set back, the age is negative
  if (offer !== null && (offer.token === token || Math.abs(now - offer.at) >= maxOfferAgeMs)) {
    return { offer: 'drop' };
  }
  // Link in a foreign frame, while signed in, to another app
  if (link === 'new' && framing === 'foreign') return { link: 'ignore' };
  if (link === 'new' && token !== null && !isListed) return { link: 'hold' };
  if (link === 'new' || link === 'agreed') return { link: 'use' };
  // Confirmed
  if (known.isConfirmed && offer === null && !clear && link === 'none') {
    return { show: 'confirmed', rest: true };
  }
  // Offer, stored token
  const isFree = offer !== null && token === null && !offer.isOverSession;
  const isUsed = offer !== null && (isFree || hasConsent(known, offer));
  return { ask: isUsed ? 'offer' : 'token' };
}

function afterAnswers(known: Known): Decision {
  const { token, asked, settings, user, shown } = known;
  const asksOffer = asked === 'offer';
  const hasToken = asksOffer || token !== null;
  // Visitor, accepted
  if (settings?.said === 'yes' && (!hasToken || user?.said === 'yes')) {
    return {
      ...{ show: hasToken ? 'user' : 'visitor', place: 'keep' },
      ...(asksOffer && { offer: 'keep' }),
      ...(known.isOfferRefused && { notice: 'offer refused' }),
    };
  }
  // Other app failed
  if (known.place === 'other') return { place: 'leave' };
  const refusal = [settings, user].find((answer) => answer?.said === 'no');
  const isRejected = refusal?.type === 'auth_required';
  if (asksOffer && token !== null) {
    // New sign-in refused, unanswered
    if (isRejected || user?.said === 'invalid') return { offer: 'refuse' };
    if (refusal === undefined) return { ask: 'token' };
  }
  if (isRejected) return afterRejection(known);
  if (refusal !== undefined) {
    // Not registered, refused
    const { type, message } = refusal;
    const isExplained = hasToken && type !== 'user_not_registered';
    const notice = isExplained ? ({ notice: 'refusal' } as const) : {};
    return { show: 'visitor', error: { type, message }, ...notice };
  }
  // No settings, no user, and somebody shown
  const message = (settings?.said !== 'yes' && settings?.message) || 'Failed to load app';
  const error = settings?.said === 'yes' ? {} : { error: { type: 'unknown', message } };
  if (shown !== null && !asksOffer) return { show: 'same', ...error, retry: true, rest: true };
  const unconfirmed = hasToken ? ({ notice: 'unconfirmed', retry: true } as const) : {};
  return { show: 'visitor', ...error, ...unconfirmed, rest: true };
}

function afterRejection({ now, token, offer, asked, isAdopted, returnedAt }: Known): Decision {
  const shows = { show: 'visitor', error: authRequired, rest: true } as const;
  const asksToken = asked === 'token' && token !== null;
  // Other tab's token rejected
  if (asksToken && isAdopted) return shows;
  // Expired session, offer to a private app
  if (asksToken && offer !== null) return { token: 'drop' };
  if (asked === 'token' && offer !== null) return { show: 'visitor', error: authRequired };
  const drop = asked === 'offer' ? ({ offer: 'drop' } as const) : ({ token: 'drop' } as const);
  // Rejected after sign-in, or at any other time; after the clock was set back, the return was just now
  const isLoop = returnedAt !== null && now - returnedAt < loopWindowMs;
  return { ...shows, ...drop, ...(isLoop ? { notice: 'login loop' } : { redirect: true }) };
}

function askUser(known: Known): Decision {
  const { framing, token, offer, asked, identity, shown } = known;
  // Sign-out link, held link
  if (known.clear && token !== null) return { clear: 'done', notice: 'sign out?' };
  if (known.link === 'held') return { link: 'ignore', notice: 'open app?' };
  const isWaiting = offer !== null && asked !== 'offer' && !hasConsent(known, offer);
  // Settled
  if (!isWaiting || identity?.said === 'nothing') return { rest: true };
  // Offer waits for consent
  if (identity === null) return { ask: 'identity' };
  // Offer refused
  if (identity.said !== 'yes') return { offer: 'drop', ...(token === null && { ask: 'token' }) };
  // Same account. An app from a link may be anybody's, and so may the user IDs it reports.
  if (identity.value.id === shown?.id && known.place === 'build') return { offer: 'keep' };
  // Other account
  return { offer: 'drop', ...(framing !== 'foreign' && { notice: 'switch?' }) };
}
