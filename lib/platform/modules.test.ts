import { describe } from 'vitest';
import { createClient } from './client';
import type { AnyObject } from './lazy-proxy';
import type { Modules } from './modules';
import { type CallRow, checkCalls } from './testing';

const app = '/api/apps/brazos';
const task = { id: '7', title: 'Drain' };

const rows: Record<string, CallRow<Modules<AnyObject>>> = {
  list: {
    call: ({ entities }, options) => entities.Task.list('-due', 10, 20, ['id', 'title'], options),
    request: `GET ${app}/entities/Task?sort=-due&limit=10&skip=20&fields=id%2Ctitle`,
    response: [task],
  },
  'list without parameters': {
    call: ({ entities }, options) => entities.Task.list('', null, undefined, [], options),
    request: `GET ${app}/entities/Task`,
    response: [],
  },
  'list from nothing': {
    call: ({ entities }, options) => entities.Task.list(undefined, 0, 0, undefined, options),
    request: `GET ${app}/entities/Task?limit=0&skip=0`,
    response: [],
  },
  filter: {
    call: ({ entities }, options) =>
      entities.Task.filter({ due: { $lt: '2026' } }, 'due', 1, 2, ['id'], options),
    request: `GET ${app}/entities/Task?q=%7B%22due%22%3A%7B%22%24lt%22%3A%222026%22%7D%7D&sort=due&limit=1&skip=2&fields=id`,
    response: [task],
  },
  'filter by nothing': {
    call: ({ entities }, options) => entities.Task.filter({}, null, null, null, undefined, options),
    request: `GET ${app}/entities/Task?q=%7B%7D`,
    response: [],
  },
  get: {
    call: ({ entities }, options) => entities.Task.get('7/../8?', options),
    request: `GET ${app}/entities/Task/7%2F..%2F8%3F`,
    response: task,
  },
  create: {
    call: ({ entities }, options) => entities['Work Order'].create({ title: 'Drain' }, options),
    request: `POST ${app}/entities/Work%20Order`,
    body: { title: 'Drain' },
    response: task,
  },
  update: {
    call: ({ entities }, options) => entities.Task.update('7/8', { done: null }, options),
    request: `PUT ${app}/entities/Task/7%2F8`,
    body: { done: null },
    response: task,
  },
  delete: {
    call: ({ entities }, options) => entities.Task.delete('..', options),
    request: `DELETE ${app}/entities/Task/%252E%252E`,
    response: { success: true },
  },
  deleteMany: {
    call: ({ entities }, options) => entities.Task.deleteMany({ done: true }, options),
    request: `DELETE ${app}/entities/Task`,
    body: { done: true },
    response: { success: true, deleted: 3 },
  },
  bulkCreate: {
    call: ({ entities }, options) => entities.Task.bulkCreate([{ a: 1 }, { a: 2 }], options),
    request: `POST ${app}/entities/Task/bulk`,
    body: [{ a: 1 }, { a: 2 }],
    response: [task, task],
  },
  'list of a page': {
    call: ({ entities }, options) =>
      entities.Task.list({ sort: '-due', cursor: 'c', fields: ['id', 'due'] }, options),
    request: `GET ${app}/entities/Task/v2/list?limit=100&cursor=c&sort=-due&fields=id%2Cdue`,
    response: { items: [task], next_cursor: null, has_more: false },
  },
  'filter of a page': {
    call: ({ entities }, options) => entities.Task.filter({ done: true }, { limit: 5 }, options),
    request: `GET ${app}/entities/Task/v2/list?q=%7B%22done%22%3Atrue%7D&limit=5`,
    response: { items: [], total: 0 },
  },
  'distinct values': {
    call: ({ entities }, options) =>
      entities.Task.list({ distinct: 'unit', cursor: null }, options),
    request: `GET ${app}/entities/Task/v2/list?limit=100&distinct=unit`,
    response: { items: ['U1'], next_cursor: null, has_more: false },
  },
  count: {
    call: ({ entities }, options) => entities.Task.count({ done: true }, options),
    request: `GET ${app}/entities/Task/count?q=%7B%22done%22%3Atrue%7D`,
    response: { count: 3 },
    resolves: 3,
  },
  'count of all': {
    call: ({ entities }, options) => entities.Task.count(undefined, options),
    request: `GET ${app}/entities/Task/count`,
    response: { count: 0 },
    resolves: 0,
  },
  aggregate: {
    call: ({ entities }, options) => entities.Task.aggregate({ groupBy: 'unit' }, options),
    request: `POST ${app}/entities/Task/aggregate`,
    body: { groupBy: 'unit' },
    response: { rows: [{ unit: 'U1', count: 2 }], truncated: false },
  },
  updateMany: {
    call: ({ entities }, options) =>
      entities.Task.updateMany({ done: false }, { $set: { done: true } }, options),
    request: `PATCH ${app}/entities/Task/update-many`,
    body: { query: { done: false }, data: { $set: { done: true } } },
    response: { success: true, updated: 2, has_more: false },
  },
  bulkUpdate: {
    call: ({ entities }, options) => entities.Task.bulkUpdate([{ id: '7', a: 1 }], options),
    request: `PUT ${app}/entities/Task/bulk`,
    body: [{ id: '7', a: 1 }],
    response: [task],
  },
  upsert: {
    call: ({ entities }, options) =>
      entities.Task.upsert([{ tag: 'P-1' }], { key: 'tag' }, options),
    request: `POST ${app}/entities/Task/upsert`,
    body: { records: [{ tag: 'P-1' }], key: 'tag' },
    response: { created: 1, updated: 0, records: [task] },
  },
  'integrations.custom': {
    call: ({ integrations }, options) =>
      integrations.custom.call(
        'my/crm',
        'get:/a/{id}',
        { payload: { a: 1 }, pathParams: { id: '7' }, queryParams: { b: 2 }, headers: { c: 'd' } },
        options,
      ),
    request: `POST ${app}/integrations/custom/my%2Fcrm/get%3A%2Fa%2F%7Bid%7D`,
    body: {
      payload: { a: 1 },
      headers: { c: 'd' },
      path_params: { id: '7' },
      query_params: { b: 2 },
    },
    response: { success: true, status_code: 200, data: {} },
  },
  'integrations.custom without parameters': {
    call: ({ integrations }, options) =>
      integrations.custom.call('crm', 'ping', undefined, options),
    request: `POST ${app}/integrations/custom/crm/ping`,
    body: {},
  },
  'functions.invoke': {
    call: async ({ functions }, options) => {
      const { data, status } = await functions.invoke('a b/c', { due: [1, null] }, options);
      return { data, status };
    },
    request: `POST ${app}/functions/a%20b%2Fc`,
    body: { due: [1, null] },
    response: ['ran'],
    resolves: { data: ['ran'], status: 200 },
  },
  'functions.invoke without parameters': {
    call: async ({ functions }, options) =>
      (await functions.invoke('tidy', undefined, options)).data,
    request: `POST ${app}/functions/tidy`,
    body: {},
  },
  'integrations.Core': {
    call: ({ integrations }, options) => integrations.Core.SendEmail({ to: 'a' }, options),
    request: `POST ${app}/integration-endpoints/Core/SendEmail`,
    body: { to: 'a' },
  },
  'integrations of a package': {
    call: ({ integrations }, options) => integrations['my/crm']['Find?'](undefined, options),
    request: `POST ${app}/integration-endpoints/installable/my%2Fcrm/integration-endpoints/Find%3F`,
    body: {},
  },
  getConversations: {
    call: ({ agents }, options) => agents.getConversations(options),
    request: `GET ${app}/agents/conversations`,
    response: [{ id: 'c' }],
  },
  getConversation: {
    call: ({ agents }, options) => agents.getConversation('c/1', options),
    request: `GET ${app}/agents/conversations/c%2F1`,
    response: { id: 'c' },
  },
  listConversations: {
    call: ({ agents }, options) =>
      agents.listConversations({ q: { a: 1 }, fields: ['id', 'x'], limit: 5, sort: '' }, options),
    request: `GET ${app}/agents/conversations?q=%7B%22a%22%3A1%7D&fields=id%2Cx&limit=5`,
    response: [],
  },
  createConversation: {
    call: ({ agents }, options) => agents.createConversation({ agent_name: 'Milam' }, options),
    request: `POST ${app}/agents/conversations`,
    body: { agent_name: 'Milam' },
    response: { id: 'c' },
  },
  addMessage: {
    call: ({ agents }, options) =>
      agents.addMessage({ id: 'c/1' }, { role: 'user', content: 'Hello' }, options),
    request: `POST ${app}/agents/conversations/c%2F1/messages`,
    body: { role: 'user', content: 'Hello' },
    response: { role: 'user' },
  },
  logUserInApp: {
    call: ({ appLogs }, options) => appLogs.logUserInApp('AI Team/x', options),
    request: 'POST /api/app-logs/brazos/log-user-in-app/AI%20Team%2Fx',
    resolves: undefined,
  },
  fetchLogs: {
    call: ({ appLogs }, options) =>
      appLogs.fetchLogs({ since: new Date(0), page: 'A&B', user: null }, options),
    request: 'GET /api/app-logs/brazos?since=1970-01-01T00%3A00%3A00.000Z&page=A%26B',
    response: [{ page: 'A' }],
  },
  getStats: {
    call: ({ appLogs }, options) => appLogs.getStats({ days: 7 }, options),
    request: 'GET /api/app-logs/brazos/stats?days=7',
    response: { visits: 1 },
  },
};

const clientOf = (serverUrl: string) =>
  createClient({
    serverUrl,
    appId: 'brazos',
    token: 'token-of-user',
    serviceToken: 'token-of-service',
    page: { url: () => 'https://site.example/About?plan=one', navigate: () => undefined },
  });

describe('as the user', () => checkCalls(rows, clientOf, 'token-of-user'));

describe('as the service', () =>
  checkCalls(rows, (serverUrl) => clientOf(serverUrl).asServiceRole, 'token-of-service'));
