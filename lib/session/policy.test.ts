import { expect, test } from 'vitest';
import { type Decision, decide, type Known, loopWindowMs } from './policy';

const now = 1e12;
const nothing: Known = {
  now,
  framing: 'none',
  token: null,
  isAdopted: false,
  elsewhere: null,
  linkToken: null,
  isLinkRefused: false,
  clear: false,
  linkPlace: null,
  isBuildPlace: true,
  nonce: null,
  returnedAt: null,
  confirmed: null,
  asked: null,
  answers: null,
  isShown: false,
};

const yes = { said: 'yes', value: {} } as const;
const no = (type = 'auth_required') => ({ said: 'no', type, message: 'Words' }) as const;
const invalid = { said: 'invalid', message: '' } as const;
const fault = { said: 'nothing', message: 'No answer' } as const;
const unregistered = { settings: no('user_not_registered'), user: null };

const session: Partial<Known> = { token: 'token-of-otto' };
const link: Partial<Known> = { linkToken: 'token-of-mallory' };
const over: Partial<Known> = { ...session, ...link };
const listed: Partial<Known> = { framing: 'listed' };
const returned: Partial<Known> = { nonce: 'login' };
const place: Partial<Known> = { linkPlace: {} };
const confirmed: Partial<Known> = { confirmed: {} };

/** Asked with the session's token, without one, and with the URL's. */
const asked = (answers: Known['answers']) => ({ ...session, asked: 'token', answers }) as const;
const askedNone = (settings: typeof yes | ReturnType<typeof no> | typeof fault) =>
  ({ asked: 'token', answers: { settings, user: null } }) as const;
const askedLink = (answers: Known['answers']) => ({ ...link, asked: 'link', answers }) as const;
const accepted = { settings: yes, user: yes };
const rejected = { settings: yes, user: no() };
const unanswered = { settings: yes, user: fault };
const down = { settings: fault, user: null };

const show = (what: 'user' | 'visitor' | 'same' | 'confirmed', more: object = {}) =>
  ({ act: 'show', what, ...more }) as Decision;
const required = { error: { type: 'auth_required', message: 'Authentication required' } };
const denied = { error: { type: 'user_not_registered', message: 'Words' } };
const paused = { error: { type: 'paused', message: 'Words' } };
const unknown = { error: { type: 'unknown', message: 'No answer' } };
const askToken: Decision = { act: 'ask', with: 'token' };
const askLink: Decision = { act: 'ask', with: 'link' };

/** The rows of the table in `policy.ts`, and their borders. */
const rows: [row: string, known: Partial<Known>, decision: Decision][] = [
  ['signed out elsewhere', { ...session, elsewhere: 'signed out' }, { act: 'end' }],
  ['signed in elsewhere', { ...asked(accepted), elsewhere: 'signed in' }, { act: 'adopt' }],
  // Start
  ['sign-out', { ...session, clear: true, nonce: 'logout' }, { act: 'drop token' }],
  ['sign-out', { ...over, clear: true, nonce: 'login' }, { act: 'drop token' }],
  ['sign-out', { ...over, ...listed, clear: true }, { act: 'drop token' }],
  ['same token', { ...session, linkToken: 'token-of-otto' }, { act: 'drop link' }],
  ['another app', place, { act: 'use place' }],
  ['another app', { ...place, framing: 'foreign' }, { act: 'use place' }],
  ['another app', { ...session, ...place, ...listed }, { act: 'use place' }],
  ['confirmed', { ...session, ...confirmed }, show('confirmed')],
  ['link', link, askLink],
  ['link', { ...link, framing: 'foreign' }, askLink],
  ['link', { ...over, ...returned }, askLink],
  ['link', { ...over, ...listed }, askLink],
  ['session', over, askToken],
  ['session', { ...over, framing: 'foreign' }, askToken],
  ['session', { ...over, nonce: 'logout' }, askToken],
  ['session', { ...session, clear: true }, askToken],
  ['session', { ...session, clear: true, framing: 'foreign' }, askToken],
  ['session', { ...session, ...place, ...returned }, askToken],
  ['session', {}, askToken],
  // Answers
  ['accepted', askedNone(yes), show('visitor', { keeps: ['place'] })],
  ['accepted', { ...asked(accepted), isBuildPlace: false }, show('user', { keeps: ['place'] })],
  ['accepted', askedLink(accepted), show('user', { keeps: ['link', 'place'] })],
  [
    'accepted',
    { ...asked(accepted), ...link },
    show('user', { keeps: ['place'], notice: 'signed in' }),
  ],
  [
    'accepted',
    { ...asked(accepted), isLinkRefused: true },
    show('user', { keeps: ['place'], notice: 'signed in' }),
  ],
  ['other app failed', { ...askedNone(no()), isBuildPlace: false }, { act: 'leave place' }],
  ['other app failed', { ...asked(unanswered), isBuildPlace: false }, { act: 'leave place' }],
  ['other app failed', { ...asked(unregistered), isBuildPlace: false }, { act: 'leave place' }],
  ['new sign-in refused', { ...session, ...askedLink(rejected) }, { act: 'drop link' }],
  [
    'new sign-in refused',
    { ...session, ...askedLink({ settings: yes, user: invalid }) },
    { act: 'drop link' },
  ],
  [
    'other tab’s token rejected',
    { ...asked(rejected), ...link, isAdopted: true },
    show('visitor', required),
  ],
  ['session rejected, link waits', { ...asked(rejected), ...link }, { act: 'drop token' }],
  [
    'rejected after sign-in',
    { ...asked(rejected), returnedAt: now - loopWindowMs + 1 },
    show('visitor', { ...required, forgets: true, notice: 'login loop' }),
  ],
  [
    'rejected after sign-in',
    { ...askedLink(rejected), returnedAt: now + 1 },
    show('visitor', { ...required, forgets: true, notice: 'login loop' }),
  ],
  [
    'rejected',
    { ...asked(rejected), returnedAt: now - loopWindowMs },
    show('visitor', { ...required, forgets: true, redirects: true }),
  ],
  [
    'rejected',
    { ...askedLink(rejected), isAdopted: true },
    show('visitor', { ...required, forgets: true, redirects: true }),
  ],
  [
    'rejected',
    { ...askedNone(no()), isAdopted: true },
    show('visitor', { ...required, forgets: true, redirects: true }),
  ],
  ['not registered', asked(unregistered), show('visitor', denied)],
  ['not registered', askedLink(unregistered), show('visitor', denied)],
  [
    'not registered',
    { ...askedLink(unregistered), ...returned },
    show('visitor', { ...denied, keeps: ['link'] }),
  ],
  [
    'not registered',
    { ...askedLink(unregistered), ...listed },
    show('visitor', { ...denied, keeps: ['link'] }),
  ],
  [
    'refused',
    asked({ settings: no('paused'), user: null }),
    show('visitor', { ...paused, notice: 'refusal' }),
  ],
  ['refused', askedNone(no('paused')), show('visitor', paused)],
  [
    'no answer, somebody shown',
    { ...asked(down), isShown: true },
    show('same', { ...unknown, retries: true }),
  ],
  [
    'no answer, somebody shown',
    { ...asked(unanswered), isShown: true },
    show('same', { retries: true }),
  ],
  ['no answer', askedNone(fault), show('visitor', unknown)],
  ['no answer', asked(down), show('visitor', { ...unknown, notice: 'unconfirmed', retries: true })],
  [
    'no answer',
    asked({ settings: { ...fault, message: '' }, user: null }),
    show('visitor', {
      error: { type: 'unknown', message: 'Failed to load app' },
      notice: 'unconfirmed',
      retries: true,
    }),
  ],
  [
    'no answer',
    { ...askedLink({ settings: yes, user: invalid }), isShown: true },
    show('visitor', { notice: 'unconfirmed', retries: true }),
  ],
];

test.each(rows)('%s: %j', (_, known, decision) => {
  expect(decide({ ...nothing, ...known })).toEqual(decision);
});
