import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from './store';
import { temporaryFolder } from './testing';
import { createTokens } from './tokens';

const folder = temporaryFolder();

test('a token lasts a restart and ends at its time', async () => {
  let time = 1_000_000;
  const store = await openStore(join(folder, 'restart.db'), Date.now);
  const before = await createTokens(store.keyValues, () => time);
  const token = before.issue('u1', 5000);
  const after = await createTokens(store.keyValues, () => time);
  expect(after.verify(token)).toBe('u1');
  time += 4999;
  expect(after.verify(token)).toBe('u1');
  time += 1;
  expect(after.verify(token)).toBeUndefined();
  store.close();
});

test('a revocation parts before from after in the same millisecond, and lasts a restart', async () => {
  const store = await openStore(join(folder, 'revoke.db'), Date.now);
  const now = () => 1_000_000;
  const tokens = await createTokens(store.keyValues, now);
  const all: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    all.push(tokens.issue('u1'));
    tokens.revokeAll();
    tokens.revokeAll();
  }
  const good = tokens.issue('u1');
  await tokens.flushed();
  for (const reader of [tokens, await createTokens(store.keyValues, now)]) {
    expect(all.map((token) => reader.verify(token))).toEqual([undefined, undefined, undefined]);
    expect(reader.verify(good)).toBe('u1');
  }
  store.close();
});

test('the tokens of one user are revoked, and lasts a restart', async () => {
  const store = await openStore(join(folder, 'revoke-one.db'), Date.now);
  const now = () => 1_000_000;
  const tokens = await createTokens(store.keyValues, now);
  const all: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    all.push(tokens.issue('u1'));
    tokens.revoke('u1');
    // One that is made for somebody else has no say in it.
    tokens.issue('u2');
  }
  const good = [tokens.issue('u1'), tokens.issue('u2')];
  await tokens.flushed();
  for (const reader of [tokens, await createTokens(store.keyValues, now)]) {
    expect(all.map((token) => reader.verify(token))).toEqual([undefined, undefined, undefined]);
    expect(good.map((token) => reader.verify(token))).toEqual(['u1', 'u2']);
  }
  store.close();
});

test('another secret’s token is refused', async () => {
  const store = await openStore(join(folder, 'secret.db'), Date.now);
  const tokens = await createTokens(store.keyValues, Date.now);
  const [claims = ''] = tokens.issue('u1').split('.');
  const signature = createHmac('sha256', 'guess').update(claims).digest('base64url');
  expect(tokens.verify(`${claims}.${signature}`)).toBeUndefined();
  expect(tokens.verify(`${claims}.`)).toBeUndefined();
  expect(tokens.verify('')).toBeUndefined();
  store.close();
});
