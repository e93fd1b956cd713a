import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from './store';
import { temporaryFolder } from './testing';
import { createTokens } from './tokens';

const folder = temporaryFolder();

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
