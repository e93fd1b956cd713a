import { expect, test } from 'vitest';
import { decide, maxOfferAgeMs } from './policy';
import type { Decision, Known, Offer } from './policy-types';

const nothing: Known = {
  ...{ phase: 'start', framing: 'none', token: null, stored: null, wasStored: false },
  ...{ isAdopted: false, offer: null, clear: false, nonce: null, link: 'none', place: 'build' },
  ...{ isConfirmed: false, hasReturned: false, asked: null, settings: null, user: null },
  ...{ identity: null, shown: null, isOfferRefused: false },
};
const otto = { token: 'of-otto', stored: 'of-otto', wasStored: true };
const free: Offer = {
  ...{ token: 'of-mallory', isAgreed: false, isOverSession: false, isNew: false, ageMs: 0 },
};
const overSession = { ...free, isOverSession: true };
const yes = (id: string) => ({ said: 'yes', value: { id } }) as const;
const no = (type = 'auth_required') => ({ said: 'no', type, message: 'Words' }) as const;
const invalid = { said: 'invalid', message: '' } as const;
const fault = { said: 'nothing', message: 'No answer' } as const;

const asked = { phase: 'asked', asked: 'token', settings: yes('app'), user: yes('otto') } as const;
const askedOffer = { ...asked, asked: 'offer', offer: free, user: yes('mallory') } as const;
const questions = { ...asked, phase: 'questions', shown: { id: 'otto' } } as const;
const waiting = { ...otto, ...questions, offer: overSession };
const authRequired = { type: 'auth_required', message: 'Authentication required' };
const unknown = { type: 'unknown', message: 'No answer' };
const rejected = { show: 'visitor', error: authRequired, rest: true } as const;

type Row = [row: string, known: Partial<Known>, decision: Omit<Decision, 'row'>];

const rows: Row[] = [
  // Another tab
  ['other tab signed out', { ...otto, stored: null }, { token: 'end', rest: true }],
  ['other tab signed in', { ...otto, stored: 'of-ada' }, { token: 'adopt' }],
  ['other tab signed in', { stored: 'of-ada', phase: 'rest' }, { token: 'adopt' }],
  ['settled', { token: 'in-memory', phase: 'rest' }, { rest: true }],
  // Arrival
  [
    'return from sign-out',
    { ...otto, clear: true, nonce: 'logout' },
    { token: 'drop', clear: 'done' },
  ],
  [
    'return from sign-out',
    { ...otto, clear: true, framing: 'listed', offer: free },
    { token: 'drop', clear: 'done' },
  ],
  ['sign-out link, nobody to ask', { clear: true }, { clear: 'done' }],
  [
    'sign-out link, nobody to ask',
    { ...otto, clear: true, offer: overSession, nonce: 'logout' },
    { clear: 'done' },
  ],
  ['sign-out link, nobody to ask', { ...otto, clear: true, framing: 'foreign' }, { clear: 'done' }],
  ['offer of the same token', { ...otto, offer: { ...free, token: 'of-otto' } }, { offer: 'drop' }],
  ['old offer', { offer: { ...free, ageMs: maxOfferAgeMs } }, { offer: 'drop' }],
  ['link in a foreign frame', { link: 'new', framing: 'foreign' }, { link: 'ignore' }],
  ['link while signed in', { ...otto, link: 'new' }, { link: 'hold' }],
  ['link to another app', { link: 'new' }, { link: 'use' }],
  ['link to another app', { ...otto, link: 'new', framing: 'listed' }, { link: 'use' }],
  ['link to another app', { ...otto, link: 'agreed' }, { link: 'use' }],
  ['confirmed', { ...otto, isConfirmed: true }, { show: 'confirmed', rest: true }],
  ['offer', { offer: { ...free, ageMs: maxOfferAgeMs - 1 }, isConfirmed: true }, { ask: 'offer' }],
  ['offer', { ...otto, offer: overSession, nonce: 'login' }, { ask: 'offer' }],
  ['offer', { ...otto, offer: overSession, framing: 'listed' }, { ask: 'offer' }],
  ['offer', { ...otto, offer: { ...overSession, isAgreed: true } }, { ask: 'offer' }],
  ['stored token', { ...otto, offer: overSession, nonce: 'logout' }, { ask: 'token' }],
  ['stored token', { offer: overSession }, { ask: 'token' }],
  ['stored token', { ...otto, clear: true, isConfirmed: true }, { ask: 'token' }],
  // Answers
  ...[no(), no('user_not_registered'), fault].map(
    (settings): Row => [
      'other app failed',
      { ...asked, settings, place: 'other' },
      { place: 'leave' },
    ],
  ),
  ['other app failed', { ...otto, ...asked, user: fault, place: 'other' }, { place: 'leave' }],
  ['new sign-in refused', { ...otto, ...askedOffer, user: no() }, { offer: 'refuse' }],
  ['new sign-in refused', { ...otto, ...askedOffer, user: invalid }, { offer: 'refuse' }],
  ['new sign-in unanswered', { ...otto, ...askedOffer, user: fault }, { ask: 'token' }],
  ['other tab’s token rejected', { ...otto, ...asked, isAdopted: true, user: no() }, rejected],
  [
    'expired session',
    { ...otto, ...asked, user: no(), offer: { ...overSession, isNew: true } },
    { token: 'drop', offer: 'free' },
  ],
  [
    'rejected after sign-in',
    { ...otto, ...asked, user: no(), hasReturned: true },
    { ...rejected, token: 'drop', notice: 'login loop' },
  ],
  [
    'rejected after sign-in',
    { ...askedOffer, user: no(), hasReturned: true },
    { ...rejected, offer: 'drop', notice: 'login loop' },
  ],
  [
    'rejected',
    { ...otto, ...asked, user: no(), offer: overSession },
    { ...rejected, token: 'drop', redirect: true },
  ],
  [
    'rejected',
    { ...asked, settings: no(), user: null },
    { ...rejected, token: 'drop', redirect: true },
  ],
  [
    'not registered',
    { ...otto, ...asked, settings: no('user_not_registered') },
    { show: 'visitor', error: { type: 'user_not_registered', message: 'Words' } },
  ],
  [
    'refused',
    { ...otto, ...asked, settings: no('paused') },
    { show: 'visitor', error: { type: 'paused', message: 'Words' }, notice: 'refusal' },
  ],
  [
    'refused',
    { ...asked, settings: no('paused') },
    { show: 'visitor', error: { type: 'paused', message: 'Words' } },
  ],
  [
    'no settings, somebody shown',
    { ...otto, ...asked, settings: fault, shown: { id: 'otto' } },
    { show: 'same', error: unknown, rest: true },
  ],
  [
    'no settings',
    { ...otto, ...asked, settings: fault },
    { show: 'visitor', error: unknown, rest: true, notice: 'unconfirmed' },
  ],
  [
    'no settings',
    { ...asked, settings: { ...fault, message: '' } },
    { show: 'visitor', error: { ...unknown, message: 'Failed to load app' }, rest: true },
  ],
  ['visitor', { ...asked, user: null }, { show: 'visitor', place: 'keep' }],
  ['accepted', { ...otto, ...asked }, { show: 'user', place: 'keep' }],
  ['accepted', { ...askedOffer }, { show: 'user', place: 'keep', offer: 'keep' }],
  [
    'accepted',
    { ...otto, ...asked, isOfferRefused: true },
    { show: 'user', place: 'keep', notice: 'offer refused' },
  ],
  [
    'no user, somebody shown',
    { ...otto, ...asked, user: fault, shown: { id: 'otto' } },
    { show: 'same', rest: true },
  ],
  [
    'no user',
    { ...otto, ...asked, user: fault },
    { show: 'visitor', rest: true, notice: 'unconfirmed' },
  ],
  // Questions
  ['sign-out link', { ...otto, ...questions, clear: true }, { clear: 'done', notice: 'sign out?' }],
  ['held link', { ...otto, ...questions, link: 'held' }, { link: 'ignore', notice: 'open app?' }],
  ['offer waits for consent', waiting, { ask: 'identity' }],
  ['same account', { ...waiting, identity: yes('otto') }, { offer: 'keep' }],
  [
    'other account, foreign frame',
    { ...waiting, framing: 'foreign', identity: yes('mallory') },
    { offer: 'drop' },
  ],
  ['other account', { ...waiting, identity: yes('mallory') }, { offer: 'drop', notice: 'switch?' }],
  [
    'other account',
    { ...waiting, place: 'other', identity: yes('otto') },
    { offer: 'drop', notice: 'switch?' },
  ],
  ['offer refused', { ...waiting, identity: no() }, { offer: 'drop' }],
  ['offer refused', { ...waiting, identity: invalid }, { offer: 'drop' }],
  ['settled', { ...waiting, identity: fault }, { rest: true }],
  ['settled', { ...waiting, nonce: 'login' }, { rest: true }],
  ['settled', { ...questions, clear: true, asked: 'offer', offer: free }, { rest: true }],
];

test.each(rows)('%s: %j', (row, known, decision) => {
  expect(decide({ ...nothing, ...known })).toEqual({ row, ...decision });
});
