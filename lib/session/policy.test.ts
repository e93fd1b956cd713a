import { expect, test } from 'vitest';
import { decide, loopWindowMs, maxOfferAgeMs } from './policy';
import type { Decision, Known, Offer } from './policy-types';

const now = 1e12;
const nothing: Known = {
  ...{ now, phase: 'start', framing: 'none', token: null, isAdopted: false, elsewhere: null },
  ...{ offer: null, clear: false, nonce: null, returnedAt: null, link: 'none', place: 'build' },
  ...{ isConfirmed: false, asked: null, settings: null, user: null, identity: null },
  ...{ shown: null, isOfferRefused: false },
};
const otto = { token: 'of-otto' };
const free: Offer = { token: 'of-mallory', isAgreed: false, isOverSession: false, at: now };
const overSession = { ...free, isOverSession: true };
const agreed = { ...overSession, isAgreed: true };
const aged = (ms: number) => ({ ...free, at: now - ms });
const yes = (id: string) => ({ said: 'yes', value: { id } }) as const;
const no = (type = 'auth_required') => ({ said: 'no', type, message: 'Words' }) as const;
const invalid = { said: 'invalid', message: '' } as const;
const fault = { said: 'nothing', message: 'No answer' } as const;

const asked = { phase: 'asked', asked: 'token', settings: yes('app'), user: yes('otto') } as const;
const askedOtto = { ...otto, ...asked };
const askedOffer = { ...asked, asked: 'offer', offer: free, user: yes('mallory') } as const;
const questions = { ...askedOtto, phase: 'questions', shown: { id: 'otto' } } as const;
const waiting = { ...questions, offer: overSession };
const shown = { id: 'otto' };
const error = { type: 'auth_required', message: 'Authentication required' };
const unknown = { type: 'unknown', message: 'No answer' };
const rejected = { show: 'visitor', error, rest: true } as const;
const returned = (ms: number) => ({ returnedAt: now - ms });

type Row = [row: string, known: Partial<Known>, decision: Decision];

/** The rows of the table in `policy.ts`, and their borders. */
const rows: Row[] = [
  ['other tab signed out', { ...otto, elsewhere: 'signed out' }, { token: 'end', rest: true }],
  ['other tab signed in', { ...askedOtto, elsewhere: 'signed in' }, { token: 'adopt' }],
  // Arrival
  ...[{ nonce: 'logout' } as const, { framing: 'listed', offer: free } as const].map(
    (how): Row => [
      'return from sign-out',
      { ...otto, ...how, clear: true },
      { token: 'drop', clear: 'done' },
    ],
  ),
  ...[
    {},
    { ...otto, offer: overSession, nonce: 'logout' } as const,
    { ...otto, framing: 'foreign' } as const,
  ].map((how): Row => ['sign-out link, nobody to ask', { ...how, clear: true }, { clear: 'done' }]),
  ['offer of the same token', { ...otto, offer: { ...free, ...otto } }, { offer: 'drop' }],
  ['old offer', { offer: aged(maxOfferAgeMs) }, { offer: 'drop' }],
  ['old offer', { offer: aged(-maxOfferAgeMs) }, { offer: 'drop' }],
  ['link in a foreign frame', { link: 'new', framing: 'foreign' }, { link: 'ignore' }],
  ['link while signed in', { ...otto, link: 'new' }, { link: 'hold' }],
  ['link to another app', { link: 'new' }, { link: 'use' }],
  ['link to another app', { ...otto, link: 'new', framing: 'listed' }, { link: 'use' }],
  ['link to another app', { ...otto, link: 'agreed' }, { link: 'use' }],
  ['confirmed', { ...otto, isConfirmed: true }, { show: 'confirmed', rest: true }],
  ['offer', { offer: aged(maxOfferAgeMs - 1), isConfirmed: true }, { ask: 'offer' }],
  ['offer', { ...otto, offer: overSession, nonce: 'login' }, { ask: 'offer' }],
  ['offer', { ...otto, offer: overSession, framing: 'listed' }, { ask: 'offer' }],
  ['offer', { ...otto, offer: agreed }, { ask: 'offer' }],
  ['stored token', { ...otto, offer: free, nonce: 'logout' }, { ask: 'token' }],
  ['stored token', { offer: overSession }, { ask: 'token' }],
  ['stored token', { ...otto, clear: true, isConfirmed: true }, { ask: 'token' }],
  ['stored token', { ...otto, link: 'held', isConfirmed: true }, { ask: 'token' }],
  ['stored token', {}, { ask: 'token' }],
  // Answers
  ['visitor', { ...asked, user: null }, { show: 'visitor', place: 'keep' }],
  ['accepted', askedOtto, { show: 'user', place: 'keep' }],
  ['accepted', { ...askedOtto, place: 'other' }, { show: 'user', place: 'keep' }],
  ['accepted', askedOffer, { show: 'user', place: 'keep', offer: 'keep' }],
  [
    'accepted',
    { ...askedOtto, isOfferRefused: true },
    { show: 'user', place: 'keep', notice: 'offer refused' },
  ],
  ...[no(), no('user_not_registered'), fault].map(
    (settings): Row => [
      'other app failed',
      { ...asked, settings, place: 'other' },
      { place: 'leave' },
    ],
  ),
  ['other app failed', { ...askedOtto, user: fault, place: 'other' }, { place: 'leave' }],
  ['new sign-in refused', { ...otto, ...askedOffer, user: no() }, { offer: 'refuse' }],
  ['new sign-in refused', { ...otto, ...askedOffer, user: invalid }, { offer: 'refuse' }],
  ['new sign-in unanswered', { ...otto, ...askedOffer, user: fault }, { ask: 'token' }],
  ['other tab’s token rejected', { ...askedOtto, isAdopted: true, user: no() }, rejected],
  ['expired session', { ...askedOtto, user: no(), offer: overSession }, { token: 'drop' }],
  [
    'offer to a private app',
    { ...asked, settings: no(), offer: overSession },
    { show: 'visitor', error },
  ],
  [
    'rejected after sign-in',
    { ...askedOtto, user: no(), ...returned(loopWindowMs - 1) },
    { ...rejected, token: 'drop', notice: 'login loop' },
  ],
  [
    'rejected after sign-in',
    { ...askedOffer, user: no(), ...returned(-1) },
    { ...rejected, offer: 'drop', notice: 'login loop' },
  ],
  [
    'rejected',
    { ...askedOtto, user: no(), ...returned(loopWindowMs) },
    { ...rejected, token: 'drop', redirect: true },
  ],
  [
    'rejected',
    { ...askedOffer, user: no(), isAdopted: true },
    { ...rejected, offer: 'drop', redirect: true },
  ],
  [
    'rejected',
    { ...asked, settings: no(), user: null, isAdopted: true },
    { ...rejected, token: 'drop', redirect: true },
  ],
  [
    'not registered',
    { ...otto, ...askedOffer, settings: no('user_not_registered') },
    { show: 'visitor', error: { type: 'user_not_registered', message: 'Words' } },
  ],
  [
    'refused',
    { ...askedOtto, settings: no('paused') },
    { show: 'visitor', error: { type: 'paused', message: 'Words' }, notice: 'refusal' },
  ],
  [
    'refused',
    { ...asked, settings: no('paused') },
    { show: 'visitor', error: { type: 'paused', message: 'Words' } },
  ],
  [
    'no settings, somebody shown',
    { ...askedOtto, settings: fault, shown },
    { show: 'same', error: unknown, retry: true, rest: true },
  ],
  [
    'no settings',
    { ...askedOtto, settings: fault },
    { show: 'visitor', error: unknown, notice: 'unconfirmed', retry: true, rest: true },
  ],
  [
    'no settings',
    { ...asked, settings: { ...fault, message: '' } },
    { show: 'visitor', error: { ...unknown, message: 'Failed to load app' }, rest: true },
  ],
  [
    'no user, somebody shown',
    { ...askedOtto, user: fault, shown },
    { show: 'same', retry: true, rest: true },
  ],
  ...[
    { ...askedOtto, user: fault },
    { ...askedOffer, user: invalid, shown },
  ].map(
    (known): Row => [
      'no user',
      known,
      { show: 'visitor', notice: 'unconfirmed', retry: true, rest: true },
    ],
  ),
  // Questions
  ['sign-out link', { ...questions, clear: true }, { clear: 'done', notice: 'sign out?' }],
  ['held link', { ...questions, link: 'held' }, { link: 'ignore', notice: 'open app?' }],
  ['offer waits for consent', waiting, { ask: 'identity' }],
  ['same account', { ...waiting, identity: yes('otto') }, { offer: 'keep' }],
  [
    'other account, foreign frame',
    { ...waiting, framing: 'foreign', identity: yes('mallory') },
    { offer: 'drop' },
  ],
  ...[
    { identity: yes('mallory') },
    { identity: yes('otto'), place: 'other' } as const,
    { identity: yes('otto'), shown: null },
  ].map(
    (how): Row => ['other account', { ...waiting, ...how }, { offer: 'drop', notice: 'switch?' }],
  ),
  ['offer refused', { ...waiting, identity: no() }, { offer: 'drop' }],
  ['offer refused', { ...waiting, identity: invalid }, { offer: 'drop' }],
  ['offer refused', { ...waiting, token: null, identity: no() }, { offer: 'drop', ask: 'token' }],
  ['settled', { ...waiting, identity: fault }, { rest: true }],
  ['settled', { ...waiting, nonce: 'login' }, { rest: true }],
  ['settled', { ...questions, asked: 'offer', offer: free }, { rest: true }],
  ['settled', { ...questions, token: null, clear: true }, { rest: true }],
  ['settled', questions, { rest: true }],
];

test.each(rows)('%s: %j', (_, known, decision) => {
  expect(decide({ ...nothing, ...known })).toEqual(decision);
});
