import { expect, test } from 'vitest';
import { type Client, createClient } from './client';
import type { RequestOptions } from './http';
import { failureOf, respondWith } from './testing';

type Call = (client: Client, options?: RequestOptions) => Promise<unknown>;

/** What the tests of the contract (e2e/client) can't show: encoded names, omitted arguments, and each call's options. */
const calls: Record<string, Call> = {
  'GET /entities/Task': ({ entities }, options) =>
    entities.Task.list('', null, undefined, [], options),
  'GET /entities/Task?limit=0&skip=0': ({ entities }, options) =>
    entities.Task.list(undefined, 0, 0, undefined, options),
  'GET /entities/Task?q=%7B%7D': ({ entities }, options) =>
    entities.Task.filter({}, null, null, null, undefined, options),
  'GET /entities/Task/v2/list?limit=100&cursor=c': ({ entities }, options) =>
    entities.Task.list({ cursor: 'c' }, options),
  'GET /entities/Task/v2/list?q=%7B%22a%22%3A1%7D&limit=100': ({ entities }, options) =>
    entities.Task.filter({ a: 1 }, { cursor: null }, options),
  'GET /entities/Task/v2/list?limit=100&distinct=unit': ({ entities }, options) =>
    entities.Task.list({ distinct: 'unit', sort: 'due' }, options),
  'GET /entities/Task/v2/list?limit=100': ({ entities }, options) =>
    entities.Task.list({ limit: 0 }, options),
  'GET /entities/Task/count': ({ entities }, options) => entities.Task.count(null, options),
  'POST /entities/Task/aggregate': ({ entities }, options) => entities.Task.aggregate({}, options),
  'GET /entities/Task/7%2F..%2F8%3F': ({ entities }, options) =>
    entities.Task.get('7/../8?', options),
  'POST /entities/Work%20Order': ({ entities }, options) =>
    entities['Work Order'].create({}, options),
  'PUT /entities/Task/7%2F8': ({ entities }, options) => entities.Task.update('7/8', {}, options),
  'DELETE /entities/Task/%252E%252E': ({ entities }, options) =>
    entities.Task.delete('..', options),
  'DELETE /entities/Task': ({ entities }, options) => entities.Task.deleteMany({}, options),
  'POST /entities/Task/bulk': ({ entities }, options) => entities.Task.bulkCreate([], options),
  'PATCH /entities/Task/update-many': ({ entities }, options) =>
    entities.Task.updateMany({}, { $set: {} }, options),
  'PUT /entities/Task/bulk': ({ entities }, options) => entities.Task.bulkUpdate([], options),
  'POST /entities/Task/upsert': ({ entities }, options) =>
    entities.Task.upsert([], { key: 'a' }, options),
  'POST /entities/Task/import': ({ entities }, options) =>
    entities.Task.importEntities(new File([], 'a'), options),
  'POST /integrations/custom/my%2Fcrm/get%3A%2Fa': ({ integrations }, options) =>
    integrations.custom.call('my/crm', 'get:/a', undefined, options),
  'POST /functions/a%20b%2Fc': ({ functions }, options) =>
    functions.invoke('a b/c', undefined, options),
  'POST /integration-endpoints/Core/Find%3F': ({ integrations }, options) =>
    integrations.Core['Find?'](undefined, options),
  'POST /integration-endpoints/installable/my%2Fcrm/integration-endpoints/Find': (
    { integrations },
    options,
  ) => integrations['my/crm'].Find({}, options),
  'GET /agents/conversations': ({ agents }, options) => agents.getConversations(options),
  'GET /agents/conversations/c%2F1': ({ agents }, options) =>
    agents.getConversation('c/1', options),
  'GET /agents/conversations?fields=id%2Cx&limit=5': ({ agents }, options) =>
    agents.listConversations({ fields: ['id', 'x'], limit: 5, sort: '' }, options),
  'POST /agents/conversations': ({ agents }, options) =>
    agents.createConversation({ agent_name: 'Milam' }, options),
  'POST /agents/conversations/c%2F1/messages': ({ agents }, options) =>
    agents.addMessage({ id: 'c/1' }, {}, options),
  'POST /api/app-logs/brazos/log-user-in-app/AI%20Team%2Fx': ({ appLogs }, options) =>
    appLogs.logUserInApp('AI Team/x', options),
  'GET /api/app-logs/brazos?since=1970-01-01T00%3A00%3A00.000Z&page=A%26B': (
    { appLogs },
    options,
  ) => appLogs.fetchLogs({ since: new Date(0), page: 'A&B', user: null }, options),
  'GET /api/app-logs/brazos/stats?days=7': ({ appLogs }, options) =>
    appLogs.getStats({ days: 7 }, options),
  'GET /entities/User/me': ({ auth }, options) => auth.me(options),
  'PUT /entities/User/me': ({ auth }, options) => auth.updateMe({}, options),
  'POST /auth/login': ({ auth }, options) =>
    auth.loginViaEmailPassword('a@b', 'pw', undefined, options),
  'POST /auth/register': ({ auth }, options) => auth.register({}, options),
  'POST /auth/verify-otp': ({ auth }, options) =>
    auth.verifyOtp({ email: 'a@b', otpCode: '1' }, options),
  'POST /auth/resend-otp': ({ auth }, options) => auth.resendOtp('a@b', options),
  'POST /auth/reset-password-request': ({ auth }, options) =>
    auth.resetPasswordRequest('a@b', options),
  'POST /auth/reset-password': ({ auth }, options) =>
    auth.resetPassword({ resetToken: 'r', newPassword: 'n' }, options),
  'POST /auth/change-password': ({ auth }, options) =>
    auth.changePassword({ userId: '1', currentPassword: 'c', newPassword: 'n' }, options),
  'POST /users/invite-user': ({ auth }, options) => auth.inviteUser('a@b', 'admin', options),
  'POST /runtime/users/invite-user': ({ users }, options) =>
    users.inviteUser('a@b', 'user', options),
  'GET /api/apps/public/prod/public-settings/by-id/brazos': ({ app }, options) =>
    app.getPublicSettings(options),
  'GET /auth/sso/accesstoken/u%2F1': ({ asServiceRole }, options) =>
    asServiceRole.sso.getAccessToken('u/1', options),
  'GET /auth/sso/idtoken/u%2F1': ({ asServiceRole }, options) =>
    asServiceRole.sso.getIdToken('u/1', options),
};

test.each(Object.entries(calls))('%s, unless the caller has aborted', async (request, call) => {
  const server = await respondWith({ message: 'Gone', code: 'gone' }, 410);
  const client = createClient({ serverUrl: server.url, appId: 'brazos', serviceToken: 's' });
  const aborted = await failureOf(call(client, { signal: AbortSignal.abort() }));
  expect([aborted.code, server.requests]).toEqual(['aborted', []]);
  expect((await failureOf(call(client))).code).toBe('gone');
  const [method, path = ''] = request.split(' ');
  const address = path.startsWith('/api/') ? path : `/api/apps/brazos${path}`;
  expect(server.requests[0]).toBe(`${method} ${address}`);
});
