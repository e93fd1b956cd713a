import { expect } from 'vitest';
import { call } from './wire-call';

const rows = [{ id: '7', title: 'Drain' }];
const open = { status: { $ne: 'done' } };
const inQuery = 'q={"status":{"$ne":"done"}}';
const file = new File(['Area 4'], 'plan ä.txt', { type: 'text/plain' });
const form = new FormData();
form.append('note', 'one');
form.append('plan', file);
const parts = { note: 'one', plan: 'plan ä.txt (text/plain): Area 4' };
const multipart = { 'content-type': 'multipart/form-data' };
const version = { 'base44-functions-version': 'v7' };
const acting = { authorization: 'Bearer token-of-service', 'on-behalf-of': 'Bearer token-of-user' };
const invoked = expect.objectContaining({ data: { id: '7', success: true }, status: 200 });
const email = 'a@b.example';
const conversation = { id: 'c1', agent_name: 'Milam', messages: [] };
const message = { role: 'user', content: 'Any conflicts?' };
const here = 'https://site.example/About?plan=one';
const iso = 'https://site.example/ISO?part=6';

const segment = 'an ID stays in its segment';
const unnamed = {
  headers: { 'on-behalf-of': undefined },
  because: 'every service call says which user it’s for, as most of 0.8.50 do',
};
const unnamedBefore = { ...unnamed, only: '0.8.17' as const };
const withAppId = 'the contract has the app’s ID in the address';

const entityCalls = [
  call('list').sends('GET entities/Task').gets(rows),
  call('list').sends('GET entities/Task').gets({ items: rows, total: 1 }),
  call('list', '', null, undefined, [])
    .sends('GET entities/Task')
    .gets(rows)
    .but({ request: 'GET entities/Task?fields=', because: 'empty parameters are omitted' }),
  call('list', '-due', 20, 5, ['id', 'title'])
    .sends('GET entities/Task?sort=-due&limit=20&skip=5&fields=id,title')
    .gets(rows),
  call('list', { sort: '-due', limit: 2, cursor: 'a+b/c=', fields: ['id', 'title'] })
    .sends('GET entities/Task/v2/list?limit=2&cursor=a+b/c=&sort=-due&fields=id,title')
    .since('0.8.50'),
  call('list', { limit: 0 }).sends('GET entities/Task/v2/list?limit=100').since('0.8.50'),
  call('list', { distinct: 'unit', sort: 'due' })
    .sends('GET entities/Task/v2/list?limit=100&distinct=unit')
    .since('0.8.50'),
  call('filter', open, '-due', 20, 5, ['id'])
    .sends(`GET entities/Task?${inQuery}&sort=-due&limit=20&skip=5&fields=id`)
    .gets(rows),
  call('filter', { due: new Date(0), $or: [{ a: null }, { b: '&=+ ü' }] })
    .sends(
      'GET entities/Task?q={"due":"1970-01-01T00:00:00.000Z","$or":[{"a":null},{"b":"&=+ ü"}]}',
    )
    .gets(rows),
  call('filter', {}).sends('GET entities/Task?q={}').gets({ items: rows, total: 1 }),
  call('filter', open, { cursor: 'c' })
    .sends(`GET entities/Task/v2/list?${inQuery}&limit=100&cursor=c`)
    .since('0.8.50'),
  call('count', open)
    .sends(`GET entities/Task/count?${inQuery}`)
    .gets({ count: 3 }, 3)
    .since('0.8.50'),
  call('count').sends('GET entities/Task/count').gets({ count: 0 }, 0).since('0.8.50'),
  call('aggregate', { groupBy: 'unit', sum: ['hours'], query: open })
    .sends('POST entities/Task/aggregate', { groupBy: 'unit', sum: ['hours'], query: open })
    .since('0.8.50'),
  call('get', '7').sends('GET entities/Task/7'),
  call('get', '7/../8?')
    .sends('GET entities/Task/7%2F..%2F8%3F')
    .but({ request: 'GET entities/Task/8', because: segment }),
  call('create', { hours: 0, due: null, draft: undefined }).sends('POST entities/Task', {
    hours: 0,
    due: null,
  }),
  call('update', '7', { due: new Date(0) }).sends('PUT entities/Task/7', {
    due: '1970-01-01T00:00:00.000Z',
  }),
  call('delete', '7').sends('DELETE entities/Task/7'),
  call('delete', '..')
    .sends('DELETE entities/Task/%252E%252E')
    .but({ request: 'DELETE entities/', because: segment }),
  call('deleteMany', open).sends('DELETE entities/Task', open),
  call('deleteMany', {}).sends('DELETE entities/Task', {}),
  call('bulkCreate', rows).sends('POST entities/Task/bulk', rows).gets(rows),
  call('updateMany', open, { $set: { status: 'done' } })
    .sends('PATCH entities/Task/update-many', { query: open, data: { $set: { status: 'done' } } })
    .since('0.8.50'),
  call('bulkUpdate', rows).sends('PUT entities/Task/bulk', rows).gets(rows).since('0.8.50'),
  call('upsert', rows, { key: ['title'] })
    .sends('POST entities/Task/upsert', { records: rows, key: ['title'] })
    .since('0.8.50'),
  call('importEntities', file).sends('POST entities/Task/import', { file: parts.plan }, multipart),
  call('subscribe', () => undefined)
    .sends(
      'GET /ws-user-apps/socket.io/?app_id=brazos&token=token-of-user&EIO=4&transport=websocket',
    )
    .returns(expect.any(Function)),
];

const accountCalls = [
  call('me').sends('GET entities/User/me'),
  call('updateMe', { full_name: 'Nora' }).sends('PUT entities/User/me', { full_name: 'Nora' }),
  call('isAuthenticated').sends('GET entities/User/me').returns(true),
  call('loginViaEmailPassword', email, 'first-pass-1', 'turnstile')
    .sends('POST auth/login', { email, password: 'first-pass-1', turnstile_token: 'turnstile' })
    .gets({ access_token: 'new', user: { id: '7' } }),
  call('loginViaEmailPassword', email, 'first-pass-1', null)
    .sends('POST auth/login', { email, password: 'first-pass-1' })
    .gets({ access_token: 'new', user: { id: '7' } }),
  call('register', { email, password: 'first-pass-1', referral_code: null }).sends(
    'POST auth/register',
    { email, password: 'first-pass-1', referral_code: null },
  ),
  call('verifyOtp', { email, otpCode: '012345' })
    .sends('POST auth/verify-otp', { email, otp_code: '012345' })
    .gets({ success: true, access_token: 'new' }),
  call('resendOtp', email).sends('POST auth/resend-otp', { email }),
  call('resetPasswordRequest', email).sends('POST auth/reset-password-request', { email }),
  call('resetPassword', { resetToken: 'r', newPassword: 'n' }).sends('POST auth/reset-password', {
    reset_token: 'r',
    new_password: 'n',
  }),
  call('changePassword', { userId: '7', currentPassword: 'c', newPassword: 'n' }).sends(
    'POST auth/change-password',
    { user_id: '7', current_password: 'c', new_password: 'n' },
  ),
  call('inviteUser', email, 'user').sends('POST users/invite-user', {
    user_email: email,
    role: 'user',
  }),
  call('redirectToLogin', '/ISO?part=6')
    .sends(`page /login?from_url=${iso}&app_id=brazos`)
    .returns(undefined)
    .but({ request: `page /login?from_url=${iso}`, because: withAppId }),
  call('redirectToLogin')
    .sends(`page /login?from_url=${here}&app_id=brazos`)
    .returns(undefined)
    .but({ request: `page /login?from_url=${here}`, because: withAppId }),
  call('logout', iso)
    .sends(`page /api/apps/auth/logout?from_url=${iso}`)
    .returns(undefined)
    .but({ request: `page ${iso}`, because: 'the platform ends the session too', only: '0.8.17' }),
  call('logout', false).sends('nothing').returns(undefined).since('ours'),
  ...Object.entries({
    google: 'apps/auth/login',
    microsoft: 'apps/auth/microsoft/login',
    facebook: 'apps/auth/facebook/login',
    apple: 'apps/auth/apple/login',
    sso: 'apps/brazos/auth/sso/login',
  }).map(([provider, path]) =>
    call('loginWithProvider', provider, '/ISO?part=6')
      .sends(`page /api/${path}?app_id=brazos&from_url=${iso}`)
      .returns(undefined)
      .since('0.8.50'),
  ),
  call('hasToken').sends('nothing').returns(true).since('0.8.50'),
  call('setToken', 'new', false).sends('nothing').returns(undefined),
];

const otherCalls = [
  call('setToken', 'new').sends('nothing').returns(undefined),
  call('hasToken').sends('nothing').returns(true).since('ours'),
  call('getConfig')
    .sends('nothing')
    .returns(expect.objectContaining({ appId: 'brazos', functionsVersion: 'v7' })),
  call('cleanup').sends('nothing').returns(undefined),
  call('functions.invoke', 'estimate', { hours: 8, at: new Date(0) })
    .sends('POST functions/estimate', { hours: 8, at: '1970-01-01T00:00:00.000Z' }, version)
    .returns(invoked),
  call('functions.invoke', 'estimate', form)
    .sends('POST functions/estimate', parts, { ...version, ...multipart })
    .returns(invoked)
    .but({ body: {}, because: 'a form that’s passed in is sent as it is' }),
  call('functions.invoke', 'estimate', { plan: file, tags: ['a', 1], open: false, none: null })
    .sends(
      'POST functions/estimate',
      { plan: parts.plan, tags: '["a",1]', open: 'false', none: 'null' },
      { ...version, ...multipart },
    )
    .returns(invoked),
  call('functions.fetch', '/reports/export?days=7')
    .sends('GET /api/functions/reports/export?days=7', null, { ...version, accept: '*/*' })
    .returns(expect.any(Response))
    .since('0.8.50')
    .but({
      headers: {
        ...version,
        'base44-functions-version': undefined,
        'x-app-id': undefined,
        'x-origin-url': undefined,
      },
      because: 'the contract has the client’s headers on it',
    }),
  call('integrations.Core.SendEmail', { to: email }).sends(
    'POST integration-endpoints/Core/SendEmail',
    { to: email },
  ),
  call('integrations.Core.UploadFile', { note: 'one', plan: file }).sends(
    'POST integration-endpoints/Core/UploadFile',
    parts,
    multipart,
  ),
  call('integrations.crm.FindContact', { name: 'Nora' }).sends(
    'POST integration-endpoints/installable/crm/integration-endpoints/FindContact',
    { name: 'Nora' },
  ),
  call('integrations.custom.call', 'crm', 'get:/{id}', { pathParams: { id: '7' }, queryParams: {} })
    .sends('POST integrations/custom/crm/get%3A%2F%7Bid%7D', {
      path_params: { id: '7' },
      query_params: {},
    })
    .since('0.8.50')
    .but({ request: 'POST integrations/custom/crm/get:/%7Bid%7D', because: segment }),
  call('agents.getConversations').sends('GET agents/conversations').gets([conversation]),
  call('agents.getConversation', 'c1').sends('GET agents/conversations/c1'),
  call('agents.listConversations', { limit: 5, sort: '-created_date' })
    .sends('GET agents/conversations?limit=5&sort=-created_date')
    .gets([conversation]),
  call('agents.createConversation', { agent_name: 'Milam', metadata: { unit: 'U1' } }).sends(
    'POST agents/conversations',
    { agent_name: 'Milam', metadata: { unit: 'U1' } },
  ),
  call('agents.addMessage', conversation, message)
    // 0.8.17 sends messages of subscribers only.
    .after('agents.subscribeToConversation')
    .sends('POST agents/conversations/c1/messages', message)
    .but({
      request: 'POST agents/conversations/v2/c1/messages',
      because: 'ours supports both platforms, and tries this path after a 404 or 410',
      only: '0.8.50',
    }),
  call('agents.subscribeToConversation', 'c1', () => undefined)
    .sends('GET agents/conversations/c1')
    .returns(expect.any(Function))
    .but({
      request: 'nothing',
      because: 'its platform sends whole conversations, and that of 0.8.50 single messages',
      only: '0.8.17',
    }),
  call('agents.getWhatsAppConnectURL', 'Help Desk')
    .sends('nothing')
    .returns(
      expect.stringMatching(/apps\/brazos\/agents\/Help%20Desk\/whatsapp\?token=token-of-user$/),
    ),
  call('agents.getTelegramConnectURL', 'Milam')
    .sends('nothing')
    .returns(expect.stringMatching(/apps\/brazos\/agents\/Milam\/telegram\?token=token-of-user$/))
    .since('0.8.50'),
  call('appLogs.logUserInApp', 'AITeam')
    .sends('POST /api/app-logs/brazos/log-user-in-app/AITeam')
    .returns(undefined),
  call('appLogs.fetchLogs', { limit: 50, user: null }).sends('GET /api/app-logs/brazos?limit=50'),
  call('appLogs.getStats', { days: 7 }).sends('GET /api/app-logs/brazos/stats?days=7'),
  call('app.getPublicSettings')
    .sends('GET /api/apps/public/prod/public-settings/by-id/brazos')
    .since('0.8.50'),
  call('users.inviteUser', email, 'admin')
    .sends('POST runtime/users/invite-user', { user_email: email, role: 'admin' })
    .since('0.8.50'),
  call('asServiceRole.entities.Task.get', '7')
    .sends('GET entities/Task/7', null, acting)
    .but(unnamedBefore),
  call('asServiceRole.functions.invoke', 'estimate', {})
    .sends('POST functions/estimate', {}, { ...acting, ...version })
    .returns(invoked)
    .but(unnamed),
  call('asServiceRole.integrations.Core.SendEmail', {})
    .sends('POST integration-endpoints/Core/SendEmail', {}, acting)
    .but(unnamedBefore),
  call('asServiceRole.agents.getConversation', 'c1')
    .sends('GET agents/conversations/c1', null, acting)
    .but(unnamedBefore),
  call('asServiceRole.appLogs.getStats')
    .sends('GET /api/app-logs/brazos/stats', null, acting)
    .but(unnamedBefore),
  call('asServiceRole.sso.getAccessToken', 'u1').sends('GET auth/sso/accesstoken/u1', null, acting),
  call('asServiceRole.sso.getIdToken', 'u1')
    .sends('GET auth/sso/idtoken/u1', null, acting)
    .since('0.8.50'),
];

/** The contract: each public call with its request, what comes back, and how the vendor's clients differ. */
export const calls = [
  ...entityCalls.map((row) => ({ ...row, name: `entities.Task.${row.name}` })),
  ...accountCalls.map((row) => ({ ...row, name: `auth.${row.name}` })),
  ...otherCalls,
];
