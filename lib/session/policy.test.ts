import { expect, test } from 'vitest';
import { type Decision, decide, type Known, loopWindowMs } from './policy';

const now = 1e12;
const nothing: Known = {
  now,
  isListed: false,
  token: null,
  isAdopted: false,
  elsewhere: null,
  linkToken: null,
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

const settings = { said: 'yes', value: { id: 'brazos', public_settings: {} } } as const;
const user = { said: 'yes', value: { id: '1' } } as const;
const no = (type = 'auth_required') => ({ said: 'no', type, message: 'Words' }) as const;
const fault = { said: 'nothing', message: 'No answer' } as const;

const session: Partial<Known> = { token: 'of-otto' };
const link: Partial<Known> = { linkToken: 'of-mallory' };
const over: Partial<Known> = { ...session, ...link };
const listed: Partial<Known> = { isListed: true };
const returned: Partial<Known> = { nonce: 'login' };
const place: Partial<Known> = { linkPlace: {} };
const confirmed: Partial<Known> = { confirmed: {} };
const otherApp: Partial<Known> = { isBuildPlace: false };
const shown: Partial<Known> = { isShown: true };

/** Asked with the session's token, without one, and with the URL's. */
const asked = (answers: Known['answers']) => ({ ...session, asked: 'token', answers }) as const;
const askedNone = (answer: typeof settings | ReturnType<typeof no> | typeof fault) =>
  ({ asked: 'token', answers: { settings: answer, user: null } }) as const;
const askedLink = (answers: Known['answers']) => ({ ...link, asked: 'link', answers }) as const;
const accepted = { settings, user };
const rejected = { settings, user: no() };
const unanswered = { settings, user: fault };
const down = { settings: fault, user: null };
const wordless = { settings: { ...fault, message: '' }, user: null };
const refused = (type: string) => ({ settings: no(type), user: null });
const unregistered = refused('user_not_registered');

const show = (what: 'user' | 'visitor' | 'same' | 'confirmed', more: object = {}) =>
  ({ act: 'show', what, ...more }) as Decision;
const failed = (type: string, message: string, more: object = {}) =>
  show('visitor', { error: { type, message }, ...more });
const required = 'Authentication required';
const unconfirmed = { notice: 'unconfirmed', retries: true };

const askToken: Decision = { act: 'ask', with: 'token' };
const askLink: Decision = { act: 'ask', with: 'link' };
const dropToken: Decision = { act: 'drop token' };
const usePlace: Decision = { act: 'use place' };
const leavePlace: Decision = { act: 'leave place' };
const visitor = show('visitor', { keeps: ['place'] });
const otto = show('user', { keeps: ['place'] });
const ottoStays = show('user', { keeps: ['place'], notice: 'signed in' });
const mallory = show('user', { keeps: ['link', 'place'] });
const denied = failed('user_not_registered', 'Words');
const deniedAndKept = failed('user_not_registered', 'Words', { keeps: ['link'] });
const loop = failed('auth_required', required, { forgets: true, notice: 'login loop' });
const signIn = failed('auth_required', required, { forgets: true, redirects: true });
const paused = failed('paused', 'Words');
const noAnswer = { error: { type: 'unknown', message: 'No answer' } };
const justNow = { returnedAt: now - loopWindowMs + 1 };
const before = { returnedAt: now - loopWindowMs };

/** The rows of the table in `policy.ts`, and their borders. */
const rows: [row: string, known: Partial<Known>, decision: Decision][] = [
  ['signed out elsewhere', { ...session, elsewhere: 'signed out' }, { act: 'end' }],
  ['signed in elsewhere', { ...asked(accepted), elsewhere: 'signed in' }, { act: 'adopt' }],
  // Start
  ['sign-out', { ...session, clear: true, nonce: 'logout' }, dropToken],
  ['sign-out', { ...over, ...returned, clear: true }, dropToken],
  ['sign-out', { ...over, ...listed, clear: true }, dropToken],
  ['another app', place, usePlace],
  ['another app', { ...session, ...place, ...listed }, usePlace],
  ['confirmed', { ...session, ...confirmed }, show('confirmed')],
  ['link', link, askLink],
  ['link', { ...over, ...returned }, askLink],
  ['link', { ...over, ...listed }, askLink],
  ['session', over, askToken],
  ['session', { ...over, nonce: 'logout' }, askToken],
  ['session', { ...session, clear: true }, askToken],
  ['session', { ...session, ...place, ...returned }, askToken],
  ['session', {}, askToken],
  // Answers
  ['accepted', askedNone(settings), visitor],
  ['accepted', { ...asked(accepted), ...otherApp }, otto],
  ['accepted', askedLink(accepted), mallory],
  ['accepted', { ...asked(accepted), ...link }, ottoStays],
  ['other app failed', { ...askedNone(no()), ...otherApp }, leavePlace],
  ['other app failed', { ...asked(unanswered), ...otherApp }, leavePlace],
  ['other app failed', { ...asked(unregistered), ...otherApp }, leavePlace],
  ['new sign-in rejected', { ...session, ...askedLink(rejected) }, askToken],
  [
    'other tab’s rejected',
    { ...asked(rejected), isAdopted: true },
    failed('auth_required', required),
  ],
  ['session rejected, link waits', { ...asked(rejected), ...link }, dropToken],
  ['rejected after sign-in', { ...asked(rejected), ...justNow }, loop],
  ['rejected after sign-in', { ...askedLink(rejected), returnedAt: now + 1 }, loop],
  ['rejected', { ...asked(rejected), ...before }, signIn],
  ['rejected', { ...askedLink(rejected), isAdopted: true }, signIn],
  ['rejected', { ...askedNone(no()), isAdopted: true }, signIn],
  ['not registered', asked(unregistered), denied],
  ['not registered', askedLink(unregistered), denied],
  ['not registered', { ...askedLink(unregistered), ...returned }, deniedAndKept],
  ['not registered', { ...askedLink(unregistered), ...listed }, deniedAndKept],
  ['refused', asked(refused('paused')), failed('paused', 'Words', { notice: 'refusal' })],
  ['refused', askedNone(no('paused')), paused],
  ['somebody shown', { ...asked(down), ...shown }, show('same', { ...noAnswer, retries: true })],
  ['somebody shown', { ...asked(unanswered), ...shown }, show('same', { retries: true })],
  ['no answer', askedNone(fault), show('visitor', noAnswer)],
  ['no answer', asked(down), show('visitor', { ...noAnswer, ...unconfirmed })],
  ['no answer', asked(wordless), failed('unknown', 'Failed to load app', unconfirmed)],
  ['no answer', { ...askedLink(unanswered), ...shown }, show('visitor', unconfirmed)],
];

test.each(rows)('%s: %j', (_, known, decision) => {
  expect(decide({ ...nothing, ...known })).toEqual(decision);
});
