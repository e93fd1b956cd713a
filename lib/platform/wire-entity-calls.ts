import { expect } from 'vitest';
import type { Call } from './wire-call';

const rows = [{ id: '7', title: 'Drain' }];
const [row] = rows;
const page = { items: rows, next_cursor: 'c', has_more: true };
const open = { status: { $ne: 'done' } };
const plan = () => new File(['Area 4'], 'plan ä.txt', { type: 'text/plain' });

const calls: Call[] = [
  { name: 'list', sends: 'GET entities/Task', answer: rows },
  {
    name: 'list',
    with: ['', null, undefined, []],
    sends: 'GET entities/Task',
    answer: rows,
    differs: [
      { request: 'GET entities/Task?fields=', because: 'the contract omits empty parameters' },
    ],
  },
  {
    name: 'list',
    with: ['-due', 20, 5, ['id', 'title']],
    sends: 'GET entities/Task?sort=-due&limit=20&skip=5&fields=id,title',
    answer: rows,
  },
  { name: 'list', sends: 'GET entities/Task', answer: { items: rows, total: 1 } },
  {
    name: 'list',
    with: [{ sort: '-due', limit: 2, cursor: 'a+b/c=', fields: ['id', 'title'] }],
    sends: 'GET entities/Task/v2/list?limit=2&cursor=a+b/c=&sort=-due&fields=id,title',
    answer: page,
    since: '0.8.50',
  },
  {
    name: 'list',
    with: [{ limit: 0, cursor: null }],
    sends: 'GET entities/Task/v2/list?limit=100',
    answer: page,
    since: '0.8.50',
  },
  {
    name: 'list',
    with: [{ distinct: 'unit', sort: 'due' }],
    sends: 'GET entities/Task/v2/list?limit=100&distinct=unit',
    answer: page,
    since: '0.8.50',
  },
  {
    name: 'filter',
    with: [open, '-due', 20, 5, ['id']],
    sends: 'GET entities/Task?q={"status":{"$ne":"done"}}&sort=-due&limit=20&skip=5&fields=id',
    answer: rows,
  },
  {
    name: 'filter',
    with: [{ due: new Date(0), $or: [{ a: null }, { b: '&=+ ü' }] }],
    sends:
      'GET entities/Task?q={"due":"1970-01-01T00:00:00.000Z","$or":[{"a":null},{"b":"&=+ ü"}]}',
    answer: rows,
  },
  {
    name: 'filter',
    with: [{}],
    sends: 'GET entities/Task?q={}',
    answer: { items: rows, total: 1 },
  },
  {
    name: 'filter',
    with: [open, { cursor: 'c' }],
    sends: 'GET entities/Task/v2/list?q={"status":{"$ne":"done"}}&limit=100&cursor=c',
    answer: page,
    since: '0.8.50',
  },
  {
    name: 'count',
    with: [open],
    sends: 'GET entities/Task/count?q={"status":{"$ne":"done"}}',
    answer: { count: 3 },
    returns: 3,
    since: '0.8.50',
  },
  {
    name: 'count',
    sends: 'GET entities/Task/count',
    answer: { count: 0 },
    returns: 0,
    since: '0.8.50',
  },
  {
    name: 'aggregate',
    with: [{ groupBy: 'unit', sum: ['hours'], query: open, limit: 5 }],
    sends: 'POST entities/Task/aggregate',
    body: { groupBy: 'unit', sum: ['hours'], query: open, limit: 5 },
    answer: { rows: [{ unit: 'U1', count: 2 }], truncated: false },
    since: '0.8.50',
  },
  { name: 'get', with: ['7'], sends: 'GET entities/Task/7', answer: row },
  {
    name: 'get',
    with: ['7/../8?'],
    sends: 'GET entities/Task/7%2F..%2F8%3F',
    answer: row,
    differs: [{ request: 'GET entities/Task/8', because: 'an ID stays in its segment' }],
  },
  {
    name: 'create',
    with: [{ title: 'Drain', hours: 0, due: null, draft: undefined }],
    sends: 'POST entities/Task',
    body: { title: 'Drain', hours: 0, due: null },
    answer: row,
  },
  {
    name: 'update',
    with: ['7', { due: new Date(0) }],
    sends: 'PUT entities/Task/7',
    body: { due: '1970-01-01T00:00:00.000Z' },
    answer: row,
  },
  { name: 'delete', with: ['7'], sends: 'DELETE entities/Task/7', answer: { success: true } },
  {
    name: 'delete',
    with: ['..'],
    sends: 'DELETE entities/Task/%252E%252E',
    answer: { success: true },
    differs: [{ request: 'DELETE entities/', because: 'an ID stays in its segment' }],
  },
  {
    name: 'deleteMany',
    with: [open],
    sends: 'DELETE entities/Task',
    body: open,
    answer: { success: true, deleted: 2 },
  },
  {
    name: 'deleteMany',
    with: [{}],
    sends: 'DELETE entities/Task',
    body: {},
    answer: { success: true },
  },
  { name: 'bulkCreate', with: [rows], sends: 'POST entities/Task/bulk', body: rows, answer: rows },
  {
    name: 'updateMany',
    with: [open, { $set: { status: 'done' } }],
    sends: 'PATCH entities/Task/update-many',
    body: { query: open, data: { $set: { status: 'done' } } },
    answer: { success: true, updated: 2, has_more: false },
    since: '0.8.50',
  },
  {
    name: 'bulkUpdate',
    with: [rows],
    sends: 'PUT entities/Task/bulk',
    body: rows,
    answer: rows,
    since: '0.8.50',
  },
  {
    name: 'upsert',
    with: [rows, { key: ['title'] }],
    sends: 'POST entities/Task/upsert',
    body: { records: rows, key: ['title'] },
    answer: { created: 1, updated: 0, records: rows },
    since: '0.8.50',
  },
  {
    name: 'importEntities',
    with: [plan()],
    sends: 'POST entities/Task/import',
    body: { file: 'plan ä.txt (text/plain): Area 4' },
    headers: { 'content-type': 'multipart/form-data' },
    answer: { imported: 1 },
  },
  {
    name: 'subscribe',
    with: [() => undefined],
    sends:
      'GET /ws-user-apps/socket.io/?app_id=brazos&token=token-of-user&EIO=4&transport=websocket',
    returns: expect.any(Function),
  },
];

/** The calls of one entity; `Task` stands for any name. */
export const entityCalls = calls.map((call) => ({ ...call, name: `entities.Task.${call.name}` }));
