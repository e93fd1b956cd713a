import { expect, test } from 'vitest';
import { describe as describeNotice } from './notices';

test.each(['open app?', 'switch?'] as const)(
  'there’s no notice “%s” without its subject',
  (kind) => {
    const about = { user: null, isSignedIn: false, linked: null, other: null, message: '' };
    const run = () => {};
    const actions = { check: run, openApp: run, signIn: run, signOut: run, switchAccount: run };
    expect(describeNotice(kind, about, actions)).toBeNull();
  },
);
