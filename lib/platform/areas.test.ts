import { describe } from 'vitest';
import type { Areas } from './areas';
import { createClient } from './client';
import type { AnyName } from './names';
import { type CallRow, checkCalls } from './testing-calls';

const app = '/api/apps/brazos';
const task = { id: '7', title: 'Drain' };

const rows: Record<string, CallRow<Areas<AnyName>>> = {
  list: {
    call: ({ entities }, options) => entities.Task.list('-due', 10, 20, ['id', 'title'], options),
    asked: `GET ${app}/entities/Task?sort=-due&limit=10&skip=20&fields=id%2Ctitle`,
    answer: [task],
  },
  'list without parameters': {
    call: ({ entities }, options) => entities.Task.list('', null, undefined, [], options),
    asked: `GET ${app}/entities/Task`,
    answer: [],
  },
  'list from nothing': {
    call: ({ entities }, options) => entities.Task.list(undefined, 0, 0, undefined, options),
    asked: `GET ${app}/entities/Task?limit=0&skip=0`,
    answer: [],
  },
  filter: {
    call: ({ entities }, options) =>
      entities.Task.filter({ due: { $lt: '2026' } }, 'due', 1, 2, ['id'], options),
    asked: `GET ${app}/entities/Task?q=%7B%22due%22%3A%7B%22%24lt%22%3A%222026%22%7D%7D&sort=due&limit=1&skip=2&fields=id`,
    answer: [task],
  },
  'filter by nothing': {
    call: ({ entities }, options) => entities.Task.filter({}, null, null, null, undefined, options),
    asked: `GET ${app}/entities/Task?q=%7B%7D`,
    answer: [],
  },
  get: {
    call: ({ entities }, options) => entities.Task.get('7/../8?', options),
    asked: `GET ${app}/entities/Task/7%2F..%2F8%3F`,
    answer: task,
  },
  create: {
    call: ({ entities }, options) => entities['Work Order'].create({ title: 'Drain' }, options),
    asked: `POST ${app}/entities/Work%20Order`,
    body: { title: 'Drain' },
    answer: task,
  },
  update: {
    call: ({ entities }, options) => entities.Task.update('7/8', { done: null }, options),
    asked: `PUT ${app}/entities/Task/7%2F8`,
    body: { done: null },
    answer: task,
  },
  delete: {
    call: ({ entities }, options) => entities.Task.delete('..', options),
    asked: `DELETE ${app}/entities/Task/%252E%252E`,
    answer: { success: true },
  },
  deleteMany: {
    call: ({ entities }, options) => entities.Task.deleteMany({ done: true }, options),
    asked: `DELETE ${app}/entities/Task`,
    body: { done: true },
    answer: { success: true, deleted: 3 },
  },
  bulkCreate: {
    call: ({ entities }, options) => entities.Task.bulkCreate([{ a: 1 }, { a: 2 }], options),
    asked: `POST ${app}/entities/Task/bulk`,
    body: [{ a: 1 }, { a: 2 }],
    answer: [task, task],
  },
  'functions.invoke': {
    call: async ({ functions }, options) => {
      const { data, status } = await functions.invoke('a b/c', { due: [1, null] }, options);
      return { data, status };
    },
    asked: `POST ${app}/functions/a%20b%2Fc`,
    body: { due: [1, null] },
    answer: ['ran'],
    resolves: { data: ['ran'], status: 200 },
  },
  'functions.invoke without parameters': {
    call: async ({ functions }, options) =>
      (await functions.invoke('tidy', undefined, options)).data,
    asked: `POST ${app}/functions/tidy`,
    body: {},
  },
  'integrations.Core': {
    call: ({ integrations }, options) => integrations.Core.SendEmail({ to: 'a' }, options),
    asked: `POST ${app}/integration-endpoints/Core/SendEmail`,
    body: { to: 'a' },
  },
  'integrations of a package': {
    call: ({ integrations }, options) => integrations['my/crm']['Find?'](undefined, options),
    asked: `POST ${app}/integration-endpoints/installable/my%2Fcrm/integration-endpoints/Find%3F`,
    body: {},
  },
  getConversations: {
    call: ({ agents }, options) => agents.getConversations(options),
    asked: `GET ${app}/agents/conversations`,
    answer: [{ id: 'c' }],
  },
  getConversation: {
    call: ({ agents }, options) => agents.getConversation('c/1', options),
    asked: `GET ${app}/agents/conversations/c%2F1`,
    answer: { id: 'c' },
  },
  listConversations: {
    call: ({ agents }, options) =>
      agents.listConversations({ q: { a: 1 }, fields: ['id', 'x'], limit: 5, sort: '' }, options),
    asked: `GET ${app}/agents/conversations?q=%7B%22a%22%3A1%7D&fields=id%2Cx&limit=5`,
    answer: [],
  },
  createConversation: {
    call: ({ agents }, options) => agents.createConversation({ agent_name: 'Milam' }, options),
    asked: `POST ${app}/agents/conversations`,
    body: { agent_name: 'Milam' },
    answer: { id: 'c' },
  },
  addMessage: {
    call: ({ agents }, options) =>
      agents.addMessage({ id: 'c/1' }, { role: 'user', content: 'Hello' }, options),
    asked: `POST ${app}/agents/conversations/c%2F1/messages`,
    body: { role: 'user', content: 'Hello' },
    answer: { role: 'user' },
  },
  logUserInApp: {
    call: ({ appLogs }, options) => appLogs.logUserInApp('AI Team/x', options),
    asked: 'POST /api/app-logs/brazos/log-user-in-app/AI%20Team%2Fx',
    resolves: undefined,
  },
  fetchLogs: {
    call: ({ appLogs }, options) =>
      appLogs.fetchLogs({ since: new Date(0), page: 'A&B', user: null }, options),
    asked: 'GET /api/app-logs/brazos?since=1970-01-01T00%3A00%3A00.000Z&page=A%26B',
    answer: [{ page: 'A' }],
  },
  getStats: {
    call: ({ appLogs }, options) => appLogs.getStats({ days: 7 }, options),
    asked: 'GET /api/app-logs/brazos/stats?days=7',
    answer: { visits: 1 },
  },
};

const clientOf = (serverUrl: string) =>
  createClient({
    serverUrl,
    appId: 'brazos',
    token: 'token-of-user',
    serviceToken: 'token-of-service',
    page: { address: () => 'https://site.example/About?plan=one', navigate: () => undefined },
  });

describe('as the user', () => checkCalls(rows, clientOf, 'token-of-user'));

describe('as the service', () =>
  checkCalls(rows, (serverUrl) => clientOf(serverUrl).asServiceRole, 'token-of-service'));
