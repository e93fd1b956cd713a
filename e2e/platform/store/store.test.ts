import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../secrets';
import { admin, eventually, temporaryFolder } from '../testing';
import { createTokens } from '../tokens';
import { openStore } from '.';
import { serviceAccount } from './accounts';

const folder = temporaryFolder();
const newAccount = { email: 'new@plant.example', password_hash: 'x', full_name: 'New' };

test('keeps accounts, records, and codes across a restart', async () => {
  const file = join(folder, 'deep', 'with space 100%.json');
  const first = await openStore(file, Date.now);
  first.accounts.add(newAccount);
  const record = first.records.add('Task', serviceAccount, { title: 'Grease pump 3' });
  const code = first.codes.make(newAccount.email);
  const token = first.resetTokens.make('a-user');
  first.close();

  const second = await openStore(file, Date.now);
  expect(second.tokens.secret).toBe(first.tokens.secret);
  expect(second.accounts.byEmail('NEW@plant.example')).toMatchObject({ verified: false });
  expect(second.records.list('Task')).toEqual([record]);
  expect(second.codes.redeem(code, newAccount.email)).toBe(newAccount.email);
  expect(second.resetTokens.redeem(token)).toBe('a-user');
});

test('a reset keeps only the revocations and seeds the accounts again', async () => {
  const store = await openStore(join(folder, 'reset.json'), Date.now);
  store.tokens.revocations.set('*', 1);
  store.accounts.add(newAccount);
  const ada = store.accounts.byEmail(admin);
  if (ada) store.accounts.change(ada, { full_name: 'Ada Changed', data: { a: 1 } });
  store.records.add('Task', serviceAccount, {});
  await store.reset();
  expect(store.accounts.byEmail(newAccount.email)).toBeUndefined();
  expect(store.accounts.byEmail(admin)).toMatchObject({ full_name: 'Ada Admin', data: {} });
  expect(store.records.list('Task')).toEqual([]);
  expect(store.tokens.revocations.get('*')).toBe(1);
});

test('saves changes soon, in a file that only its owner may read', async () => {
  const file = join(folder, 'saved.json');
  const store = await openStore(file, Date.now);
  store.accounts.add(newAccount);
  await eventually(() => existsSync(file) && readFileSync(file, 'utf8')).toContain('new@plant');
  expect(statSync(file).mode & 0o077).toBe(0);
});

test.each([
  ['isn’t JSON', 'SQLite format 3'],
  ['has other data', '{"accounts":{"x":{"name":"X"}}}'],
])('starts afresh if the file %s, and keeps it under another name', async (_what, text) => {
  const file = join(folder, `broken ${text.length}.json`);
  writeFileSync(file, text);
  const lines: string[] = [];
  const store = await openStore(file, Date.now, (line) => lines.push(line));
  expect(store.accounts.byEmail(admin)).toMatchObject({ role: 'admin' });
  store.close();
  const kept = readdirSync(folder).find((name) => name.startsWith(`broken ${text.length}.json.`));
  expect(readFileSync(join(folder, kept ?? ''), 'utf8')).toBe(text);
  expect(lines).toEqual([expect.stringContaining(`it’s now ${join(folder, kept ?? '')}`)]);
});

test.each([undefined, 'u1'])(
  'a revocation for %s ends earlier tokens only, even in the same millisecond, and survives a restart',
  async (userId) => {
    const file = join(folder, `${userId}.json`);
    const store = await openStore(file, Date.now);
    const now = () => 1_000_000;
    const tokens = createTokens(store.tokens, now);
    const revoked: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      revoked.push(tokens.issue('u1'));
      tokens.revoke(userId);
    }
    const valid = [tokens.issue('u1'), tokens.issue('u2')];
    const restarted = await openStore(file, Date.now);
    for (const reader of [tokens, createTokens(restarted.tokens, now)]) {
      expect(revoked.map(reader.verify)).toEqual([undefined, undefined, undefined]);
      expect(valid.map(reader.verify)).toEqual(['u1', 'u2']);
    }
    store.close();
  },
);

test('stores passwords salted and verifies them', async () => {
  const [one, two] = await Promise.all([hashPassword('a-password'), hashPassword('a-password')]);
  expect(one).not.toBe(two);
  expect(one).not.toContain('a-password');
  expect(await verifyPassword('a-password', one)).toBe(true);
  expect(await verifyPassword('a-passwore', one)).toBe(false);
  expect(await verifyPassword('', '')).toBe(false);
});
