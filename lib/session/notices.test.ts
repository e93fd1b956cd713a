import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountLabel, accountLabels } from './account-label';
import { describe as describeNotice } from './notices';

test.each([
  [{ id: '7', full_name: 'Ada', email: 'ada@plant.example' }, 'Ada (ada@plant.example)'],
  [{ id: '7', full_name: ' ', email: 'ada@plant.example' }, 'ada@plant.example'],
  [{ id: '7', full_name: 'Ada' }, 'Ada, account 7'],
  [{ id: '7' }, 'account 7'],
  [
    { id: '7', full_name: 'A\u202Ed\u0000a\n\u200B(x@y)' },
    'A\uFFFDd\uFFFDa \uFFFD[x\uFFFDy], account 7',
  ],
  [{ id: '7', full_name: 'A'.repeat(61), email: 'a@b' }, `${'A'.repeat(60)} (a@b)`],
  [{ id: '7', email: '\u0430da@plant.example' }, '\uFFFDda@plant.example'],
])('the account %j is shown as %s', (user, label) => {
  expect(accountLabel(user)).toBe(label);
});

test('two accounts with the same name and address are told apart by their IDs', () => {
  const ada = { full_name: 'Ada', email: 'ada@plant.example' };
  expect(accountLabels({ ...ada, id: '7' }, { ...ada, id: '8' })).toEqual([
    ...['Ada (ada@plant.example), account 7', 'Ada (ada@plant.example), account 8'],
  ]);
});

test('two accounts never look the same, whatever their names and addresses are', () => {
  const text = fc.array(
    fc.constantFrom('a', '@', '(', ')', ' ', '\u200B', '\u3164', '\u0430', '\uFF20'),
  );
  const words = text.map((parts) => parts.join(''));
  const account = fc.record({ full_name: words, email: words });
  fc.assert(
    fc.property(account, account, (one, other) => {
      const [label, otherLabel] = accountLabels({ ...one, id: '1' }, { ...other, id: '2' });
      expect(label).not.toBe(otherLabel);
      for (const shown of [label, otherLabel]) expect(shown).not.toMatch(/[\p{C}\u3164]/u);
    }),
  );
});

test.each(['open app?', 'switch?'] as const)(
  'there’s no notice “%s” without its subject',
  (kind) => {
    const about = { user: null, isSignedIn: false, linked: null, other: null, message: '' };
    const run = () => {};
    const actions = { check: run, openApp: run, signIn: run, signOut: run, switchAccount: run };
    expect(describeNotice(kind, about, actions)).toBeNull();
  },
);
