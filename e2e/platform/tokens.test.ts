import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from './store';
import { temporaryFolder } from './testing';
import { createTokens } from './tokens';

const folder = temporaryFolder();

test('a token survives a restart and expires on time', async () => {
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

test('a revocation affects only earlier tokens, even in the same millisecond, and survives a restart', async () => {
  const store = await openStore(join(folder, 'revoke.db'), Date.now);
  const now = () => 1_000_000;
  const tokens = await createTokens(store.keyValues, now);
  const revoked: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    revoked.push(tokens.issue('u1'));
    tokens.revokeAll();
    tokens.revokeAll();
  }
  const validToken = tokens.issue('u1');
  await tokens.flushed();
  for (const reader of [tokens, await createTokens(store.keyValues, now)]) {
    expect(revoked.map((token) => reader.verify(token))).toEqual([undefined, undefined, undefined]);
    expect(reader.verify(validToken)).toBe('u1');
  }
  store.close();
});

test('revokes the tokens of one user, and the revocation survives a restart', async () => {
  const store = await openStore(join(folder, 'revoke-one.db'), Date.now);
  const now = () => 1_000_000;
  const tokens = await createTokens(store.keyValues, now);
  const revoked: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    revoked.push(tokens.issue('u1'));
    tokens.revoke('u1');
    // Tokens issued to another user must not affect the revocation.
    tokens.issue('u2');
  }
  const validTokens = [tokens.issue('u1'), tokens.issue('u2')];
  await tokens.flushed();
  for (const reader of [tokens, await createTokens(store.keyValues, now)]) {
    expect(revoked.map((token) => reader.verify(token))).toEqual([undefined, undefined, undefined]);
    expect(validTokens.map((token) => reader.verify(token))).toEqual(['u1', 'u2']);
  }
  store.close();
});

test('rejects a token signed with another secret', async () => {
  const store = await openStore(join(folder, 'secret.db'), Date.now);
  const tokens = await createTokens(store.keyValues, Date.now);
  const [claims = ''] = tokens.issue('u1').split('.');
  const signature = createHmac('sha256', 'guess').update(claims).digest('base64url');
  expect(tokens.verify(`${claims}.${signature}`)).toBeUndefined();
  expect(tokens.verify(`${claims}.`)).toBeUndefined();
  expect(tokens.verify('')).toBeUndefined();
  store.close();
});
