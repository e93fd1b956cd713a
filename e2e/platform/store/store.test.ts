import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { admin, temporaryFolder } from '../testing';
import { openStore } from '.';
import { codeLifetimeMinutes, resetLifetimeHours } from './one-time-codes';

const folder = temporaryFolder();

test('expires a code after ten minutes', async () => {
  let time = Date.now();
  const store = await openStore(join(folder, 'codes.db'), () => time);
  const code = await store.codes.make('x@y.example');
  time += codeLifetimeMinutes * 60_000;
  expect(await store.codes.redeem('x@y.example', code)).toBe(false);
  time -= 1;
  expect(await store.codes.redeem('x@y.example', code)).toBe(true);
  store.close();
});

test('persists data; a reset keeps only the settings and seeds the accounts again', async () => {
  const file = join(folder, 'deep', 'with space 100%.db');
  const first = await openStore(file, Date.now);
  await first.keyValues.set('a', '1');
  const added = { email: 'new@plant.example', passwordHash: 'x', fullName: 'New' };
  expect(await first.accounts.add(added)).toBeDefined();
  const ada = await first.accounts.byEmail('ADMIN@plant.example');
  await first.accounts.update(ada?.id ?? '', { fullName: 'Ada Changed', data: { a: 1 } });
  first.close();

  const second = await openStore(file, Date.now);
  expect(await second.accounts.byEmail(added.email)).toMatchObject({ verified: false });
  expect(await second.accounts.byId(ada?.id ?? '')).toMatchObject({ full_name: 'Ada Changed' });
  await second.reset();
  expect(await second.accounts.byEmail(added.email)).toBeUndefined();
  expect(await second.accounts.byId(ada?.id ?? '')).toMatchObject({ full_name: 'Ada Admin' });
  expect(await second.keyValues.get('a')).toBe('1');
  second.close();
});

test('empties a file of another version and rejects one that isn’t a database', async () => {
  const old = join(folder, 'old.db');
  const client = createClient({ url: `file:${old}` });
  await client.execute('CREATE TABLE users (id TEXT, other TEXT)');
  client.close();
  const store = await openStore(old, Date.now);
  expect(await store.accounts.byEmail(admin)).toMatchObject({ role: 'admin' });
  store.close();

  const broken = join(folder, 'broken.db');
  writeFileSync(broken, 'no database at all, but long enough to be looked at '.repeat(40));
  await expect(openStore(broken, Date.now)).rejects.toThrow(
    /^The database .*broken\.db can’t be used \(.+\)\. Delete that file or choose another\.$/,
  );
});

test('expires a reset token after an hour', async () => {
  let time = Date.now();
  const store = await openStore(join(folder, 'reset-tokens.db'), () => time);
  const token = await store.resetTokens.make('a-user');
  time += resetLifetimeHours * 3_600_000;
  expect(await store.resetTokens.redeem(token)).toBeUndefined();
  time -= 1;
  expect(await store.resetTokens.redeem(token)).toBe('a-user');
  store.close();
});

test('gives a new row the same created and updated date, even if the clock moves in between', async () => {
  let time = Date.now();
  const store = await openStore(join(folder, 'dates.db'), () => {
    time += 1;
    return time;
  });
  const id = await store.accounts.add({ email: 'x@y.example', passwordHash: 'x', fullName: 'X' });
  const user = await store.accounts.byId(id ?? '');
  expect(user?.updated_date).toBe(user?.created_date);
  const [record] = user ? await store.records.add('Task', user, [{}]) : [];
  expect(record?.updated_date).toBe(record?.created_date);
  store.close();
});

test('loses none of several concurrent changes to a record', async () => {
  const store = await openStore(join(folder, 'records.db'), Date.now);
  const user = await store.accounts.byEmail(admin);
  const [record] = user ? await store.records.add('Task', user, [{}]) : [];
  const fields = ['a', 'b', 'c', 'd', 'e'];
  const changes = fields.map((field) =>
    store.records.update('Task', record?.id ?? '', (own) => ({ ...own, [field]: true })),
  );
  await Promise.all(changes);
  expect(Object.keys((await store.records.list('Task'))[0] ?? {})).toEqual(
    expect.arrayContaining(fields),
  );
  await store.reset();
  expect(await store.records.list('Task')).toEqual([]);
  store.close();
});

/** Permission bits of group and others on the database's files. */
function otherPermissions(file: string): number[] {
  return [file, `${file}-wal`, `${file}-shm`].map((path) => statSync(path).mode & 0o077);
}

test('lets only the owner read the database, which holds the token secret', async () => {
  const file = join(folder, 'private.db');
  const store = await openStore(file, Date.now);
  expect(otherPermissions(file)).toEqual([0, 0, 0]);
  // Simulates files from a version that didn't restrict them. An open store keeps all three.
  for (const path of [file, `${file}-wal`, `${file}-shm`]) chmodSync(path, 0o644);
  const again = await openStore(file, Date.now);
  expect(otherPermissions(file)).toEqual([0, 0, 0]);
  again.close();
  store.close();
});
