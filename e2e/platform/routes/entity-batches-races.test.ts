import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { serviceAccount } from '../service-account';
import type { ApiEnv } from '../services';
import { openStore } from '../store';
import type { Records } from '../store/records';
import { temporaryFolder } from '../testing';
import { entityBatches } from './entity-batches';

const folder = temporaryFolder();
let databases = 0;
const noRooms = {
  list: () => [],
  subscribe: () => () => undefined,
  broadcast: () => undefined,
  disconnectExpired: () => undefined,
  close: async () => undefined,
};

/** The batch calls on a database that takes its time, so that concurrent calls interleave. */
async function slowBatches() {
  databases += 1;
  const store = await openStore(join(folder, `${databases}.db`), Date.now);
  onTestFinished(() => store.close());
  const { records } = store;
  const slow: Records = {
    list: (...args) => setImmediate().then(() => records.list(...args)),
    byId: (...args) => setImmediate().then(() => records.byId(...args)),
    add: (...args) => setImmediate().then(() => records.add(...args)),
    update: (...args) => setImmediate().then(() => records.update(...args)),
    remove: (...args) => setImmediate().then(() => records.remove(...args)),
  };
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('user', serviceAccount);
    await next();
  });
  const services = {
    appId: 'brazos',
    generation: 'current',
    now: Date.now,
    rooms: noRooms,
  } as const;
  app.route('/', entityBatches({ ...services, store: { ...store, records: slow } }));
  const ask = async (method: string, path: string, json: object) => {
    const answer = await app.request(`/apps/brazos/entities/Task/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(json),
    });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  return {
    records,
    upsert: (rows: object[], key: string) => ask('POST', 'upsert', { records: rows, key }),
    updateMany: (query: object, data: object) => ask('PATCH', 'update-many', { query, data }),
  };
}

test('concurrent upserts of the same key create one record', async () => {
  const { records, upsert } = await slowBatches();
  await Promise.all([1, 2, 3, 4].map((priority) => upsert([{ title: 'a', priority }], 'title')));
  expect(await records.list('Task')).toMatchObject([{ title: 'a' }]);
});

test('update-many loses no concurrent change', async () => {
  const { records, upsert, updateMany } = await slowBatches();
  await upsert([{ title: 'a', priority: 1 }], 'title');
  await Promise.all([1, 2, 3, 4].map(() => updateMany({ title: 'a' }, { $inc: { priority: 1 } })));
  expect(await records.list('Task')).toMatchObject([{ priority: 5 }]);
});

test('of concurrent update-many calls, only one claims a record', async () => {
  const { upsert, updateMany } = await slowBatches();
  await upsert([{ title: 'a' }], 'title');
  const claim = { $set: { status: 'done' } };
  const claims = await Promise.all([1, 2, 3].map(() => updateMany({ status: 'open' }, claim)));
  expect(claims.map(({ updated }) => updated).toSorted()).toEqual([0, 0, 1]);
});
