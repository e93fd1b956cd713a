import { expect } from 'vitest';
import type { Call } from './wire-call';

const form = new FormData();
form.append('note', 'one');
form.append('plan', new File(['Area 4'], 'plan ä.txt', { type: 'text/plain' }));
const parts = { note: 'one', plan: 'plan ä.txt (text/plain): Area 4' };
const params = { note: 'one', plan: form.get('plan') };
const multipart = { 'content-type': 'multipart/form-data' };
const version = { 'base44-functions-version': 'v7' };
const acting = { authorization: 'Bearer token-of-service', 'on-behalf-of': 'Bearer token-of-user' };
const done = { id: '7', done: true };
const invoked = expect.objectContaining({ data: done, status: 200 });
const conversation = { id: 'c1', agent_name: 'Milam', messages: [] };
const message = { role: 'user', content: 'Any conflicts?' };
const unnamed = {
  headers: { 'on-behalf-of': undefined },
  because: 'every service call says which user it’s for, as most of 0.8.50 do',
};

/** Functions, integrations, agents, logs, settings, and what a service may do. */
export const moduleCalls: Call[] = [
  {
    name: 'functions.invoke',
    with: ['estimate', { hours: 8, at: new Date(0) }],
    sends: 'POST functions/estimate',
    body: { hours: 8, at: '1970-01-01T00:00:00.000Z' },
    headers: version,
    answer: done,
    returns: invoked,
  },
  {
    name: 'functions.invoke',
    with: ['estimate', form],
    sends: 'POST functions/estimate',
    body: parts,
    headers: { ...version, ...multipart },
    answer: done,
    returns: invoked,
    differs: [{ body: {}, because: 'a form that’s passed in is sent as it is' }],
  },
  {
    name: 'functions.invoke',
    with: ['estimate', { ...params, tags: ['a', 1], open: false, none: null }],
    sends: 'POST functions/estimate',
    body: { ...parts, tags: '["a",1]', open: 'false', none: 'null' },
    headers: { ...version, ...multipart },
    answer: done,
    returns: invoked,
  },
  {
    name: 'functions.fetch',
    with: ['/reports/export?days=7'],
    sends: 'GET /api/functions/reports/export?days=7',
    headers: { ...version, accept: '*/*' },
    returns: expect.any(Response),
    since: '0.8.50',
    differs: [
      {
        headers: {
          'base44-functions-version': undefined,
          'x-app-id': undefined,
          'x-origin-url': undefined,
        },
        because: 'the contract has the client’s headers on it',
      },
    ],
  },
  {
    name: 'integrations.Core.SendEmail',
    with: [{ to: 'a@b.example', body: 'All quiet' }],
    sends: 'POST integration-endpoints/Core/SendEmail',
    body: { to: 'a@b.example', body: 'All quiet' },
    answer: done,
  },
  {
    name: 'integrations.Core.UploadFile',
    with: [params],
    sends: 'POST integration-endpoints/Core/UploadFile',
    body: parts,
    headers: multipart,
    answer: { file_url: '/plan.txt' },
  },
  {
    name: 'integrations.crm.FindContact',
    with: [{ name: 'Nora' }],
    sends: 'POST integration-endpoints/installable/crm/integration-endpoints/FindContact',
    body: { name: 'Nora' },
    answer: done,
  },
  {
    name: 'integrations.custom.call',
    with: ['crm', 'get:/contacts/{id}', { pathParams: { id: '7' }, queryParams: { all: true } }],
    sends: 'POST integrations/custom/crm/get%3A%2Fcontacts%2F%7Bid%7D',
    body: { path_params: { id: '7' }, query_params: { all: true } },
    answer: done,
    since: '0.8.50',
    differs: [
      {
        request: 'POST integrations/custom/crm/get:/contacts/%7Bid%7D',
        because: 'an operation’s ID stays in its segment',
      },
    ],
  },
  { name: 'agents.getConversations', sends: 'GET agents/conversations', answer: [conversation] },
  {
    name: 'agents.getConversation',
    with: ['c1'],
    sends: 'GET agents/conversations/c1',
    answer: conversation,
  },
  {
    name: 'agents.listConversations',
    with: [{ limit: 5, sort: '-created_date' }],
    sends: 'GET agents/conversations?limit=5&sort=-created_date',
    answer: [conversation],
  },
  {
    name: 'agents.createConversation',
    with: [{ agent_name: 'Milam', metadata: { unit: 'U1' } }],
    sends: 'POST agents/conversations',
    body: { agent_name: 'Milam', metadata: { unit: 'U1' } },
    answer: conversation,
  },
  {
    name: 'agents.addMessage',
    after: ['agents.subscribeToConversation', 'c1'],
    with: [conversation, message],
    sends: 'POST agents/conversations/c1/messages',
    body: message,
    answer: message,
    differs: [
      {
        only: '0.8.50',
        request: 'POST agents/conversations/v2/c1/messages',
        because: 'ours supports both platforms, and tries this path after a 404 or 410',
      },
    ],
  },
  {
    name: 'agents.subscribeToConversation',
    with: ['c1', () => undefined],
    sends: 'GET agents/conversations/c1',
    answer: conversation,
    returns: expect.any(Function),
    differs: [
      {
        only: '0.8.17',
        request: 'nothing',
        because: 'its platform sends whole conversations, and that of 0.8.50 single messages',
      },
    ],
  },
  {
    name: 'agents.getWhatsAppConnectURL',
    with: ['Help Desk'],
    sends: 'nothing',
    returns: expect.stringMatching(
      /\/api\/apps\/brazos\/agents\/Help%20Desk\/whatsapp\?token=token-of-user$/,
    ),
  },
  {
    name: 'agents.getTelegramConnectURL',
    with: ['Milam'],
    sends: 'nothing',
    returns: expect.stringMatching(/\/agents\/Milam\/telegram\?token=token-of-user$/),
    since: '0.8.50',
  },
  {
    name: 'appLogs.logUserInApp',
    with: ['AITeam'],
    sends: 'POST /api/app-logs/brazos/log-user-in-app/AITeam',
    returns: undefined,
  },
  {
    name: 'appLogs.fetchLogs',
    with: [{ limit: 50, user: null }],
    sends: 'GET /api/app-logs/brazos?limit=50',
    answer: [done],
  },
  {
    name: 'appLogs.getStats',
    with: [{ days: 7 }],
    sends: 'GET /api/app-logs/brazos/stats?days=7',
    answer: { total: 3 },
  },
  {
    name: 'app.getPublicSettings',
    sends: 'GET /api/apps/public/prod/public-settings/by-id/brazos',
    answer: { id: 'brazos', public_settings: 'public_without_login' },
    since: '0.8.50',
  },
  {
    name: 'users.inviteUser',
    with: ['a@b.example', 'admin'],
    sends: 'POST runtime/users/invite-user',
    body: { user_email: 'a@b.example', role: 'admin' },
    answer: done,
    since: '0.8.50',
  },
  {
    name: 'asServiceRole.entities.Task.get',
    with: ['7'],
    sends: 'GET entities/Task/7',
    headers: acting,
    answer: done,
    differs: [{ ...unnamed, only: '0.8.17' }],
  },
  {
    name: 'asServiceRole.functions.invoke',
    with: ['estimate', {}],
    sends: 'POST functions/estimate',
    body: {},
    headers: { ...acting, ...version },
    answer: done,
    returns: invoked,
    differs: [unnamed],
  },
  {
    name: 'asServiceRole.integrations.Core.SendEmail',
    with: [{}],
    sends: 'POST integration-endpoints/Core/SendEmail',
    body: {},
    headers: acting,
    answer: done,
    differs: [{ ...unnamed, only: '0.8.17' }],
  },
  {
    name: 'asServiceRole.agents.getConversations',
    sends: 'GET agents/conversations',
    headers: acting,
    answer: [conversation],
    differs: [{ ...unnamed, only: '0.8.17' }],
  },
  {
    name: 'asServiceRole.appLogs.getStats',
    sends: 'GET /api/app-logs/brazos/stats',
    headers: acting,
    answer: { total: 3 },
    differs: [{ ...unnamed, only: '0.8.17' }],
  },
  {
    name: 'asServiceRole.sso.getAccessToken',
    with: ['u1'],
    sends: 'GET auth/sso/accesstoken/u1',
    headers: acting,
    answer: { access_token: 'of-the-provider' },
  },
  {
    name: 'asServiceRole.sso.getIdToken',
    with: ['u1'],
    sends: 'GET auth/sso/idtoken/u1',
    headers: acting,
    answer: { id_token: 'of-the-provider' },
    since: '0.8.50',
  },
];
