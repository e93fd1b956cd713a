import { expect, test } from 'vitest';
import { signInRejectedNotice, switchAccountNotice } from './notices';

test.each([
  [{ id: '7', full_name: 'Ada', email: 'ada@plant.example' }, 'Ada (ada@plant.example)'],
  [{ id: '7', full_name: ' ', email: 'ada@plant.example' }, 'ada@plant.example'],
  [{ id: '7', full_name: 'Ada' }, 'Ada'],
  [{ id: '7' }, 'account 7'],
  [{ id: '7', full_name: 'A\u202Ed\u0000a\n\u200B(x@y)' }, 'A d a (x@y)'],
])('%j is shown as %s', (user, name) => {
  const notice = switchAccountNotice(user, user, () => undefined);
  expect(notice.title).toBe(`This link signs you in as ${name}`);
  expect(notice.description).toContain(`You’re signed in as ${name}.`);
});

test('an unknown account isn’t named', () => {
  expect(signInRejectedNotice(null).description).toContain('You’re already signed in.');
});
