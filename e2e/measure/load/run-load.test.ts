import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../platform/testing';
import { report } from './report';
import { runLoad } from './run-load';

const folder = temporaryFolder();

test('responds to every request and delivers every event once under load', async () => {
  const database = join(folder, 'platform.db');
  const load = { database, sockets: 100, requestsPerSecond: 300, seconds: 2, warmUpSeconds: 0 };
  const result = await runLoad(load);
  const { requests, events, socketErrors } = result;
  expect([requests.errors, requests.byStatus]).toEqual([0, { 200: 600 }]);
  const updates = Object.values(requests.updates).reduce((sum, count) => sum + count, 0);
  expect(updates).toBeGreaterThan(0);
  // Each socket is in two rooms of three.
  expect(events).toEqual({ expected: expect.any(Number), lost: 0, duplicates: 0 });
  expect(events.expected).toBeGreaterThan(updates);
  expect(socketErrors).toEqual([]);
  expect(report(result)).toContain('| 600 |');
});
