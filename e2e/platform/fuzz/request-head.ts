import fc from 'fast-check';

const app = '/api/apps/brazos';
const eol = '\r\n';

/** Generates `usual` values, and `other` values 1 in 16 times. */
export function mostly<One, Other>(
  usual: fc.Arbitrary<One>,
  other: fc.Arbitrary<Other>,
): fc.Arbitrary<One | Other> {
  return fc.oneof({ weight: 15, arbitrary: usual }, { weight: 1, arbitrary: other });
}

export const method = mostly(
  fc.constantFrom('GET', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'),
  fc.constantFrom('CONNECT', 'get', 'G ET', '', '\u0000'),
);
const segment = fc.oneof(
  fc.constantFrom('api', 'apps', 'brazos', 'entities', 'Task', 'User', 'me', 'auth', 'files'),
  fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%00',
    '%',
    '%ff',
    '\\',
    ';',
    '*',
    '__proto__',
    "'",
    '%0d%0a',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 8 }).map(encodeURIComponent),
);
export const target = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      `${app}/auth/login`,
      `${app}/auth/register`,
      `${app}/auth/verify-otp`,
      `${app}/auth/reset-password`,
      `${app}/entities/Task`,
      `${app}/entities/Task?q={"$or":[{}]}&sort=-title&limit=-1`,
      `${app}/entities/User/me`,
      `${app}/functions/echo`,
      `${app}/entities/Task/v2/list?limit=1&sort=title&q={"title":{"$in":[]}}`,
      `${app}/entities/Task/v2/list?distinct=tags&cursor=e30.x`,
      `${app}/entities/Task/count`,
      `${app}/entities/Task/aggregate`,
      `${app}/entities/Task/upsert`,
      `${app}/entities/Task/update-many`,
      `${app}/entities/Task/bulk`,
      `${app}/runtime/users/invite-user`,
      `${app}/integrations/custom/crm/get:/users/{id}`,
      `${app}/agents/conversations/v2/x/messages`,
      `${app}/agents/Milam/telegram?token={token}`,
      `${app}/auth/sso/login?popup_origin=*`,
      '/api/apps/auth/login?from_url=//evil.example&popup_origin=null',
      '/api/functions/echo/%ff/..?a=1&a=2',
      `${app}/integration-endpoints/Core/UploadFile`,
      `${app}/agents/conversations`,
      '/api/apps/public/prod/public-settings/by-id/brazos',
      '/api/app-logs/brazos/log-user-in-app/Home',
      '/login',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '*',
      '//',
      'http://[',
      'http://evil.example/api/x',
      'evil.example:443',
      `/api/${'x'.repeat(9000)}`,
      `${app}/entities/Task?${'q[a]'.repeat(2000)}=1`,
      '/ws-user-apps/socket.io/?EIO=4&transport=polling&app_id=brazos',
      '/ws-user-apps/socket.io/?EIO=9&transport=x&sid=__proto__',
    ),
  },
);
export const version = mostly(
  fc.constant('HTTP/1.1'),
  fc.constantFrom('HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/', 'x', ''),
);
const validHeader = fc.constantFrom(
  'Authorization: Bearer {token}',
  'Authorization: Bearer x.y',
  `Authorization: Bearer ${'.'.repeat(5000)}`,
  'Authorization: Basic eA==',
  'Origin: http://evil.example',
  'Origin: null',
  'Cookie: token=x',
  'Connection: close',
  'Connection: keep-alive, x',
  'Expect: 100-continue',
  'Expect: wild',
  'Range: bytes=-1-0',
  'Accept-Encoding: gzip;q=2, *',
  'If-None-Match: ",',
  'X-App-Id: __proto__',
  'X-Origin-URL: javascript:0',
  'Base44-Functions-Version: \u00ff',
  'on-behalf-of: Bearer',
  'X-Base44-Anonymous-Id: \u00ff',
  'Host: evil.example',
  'Access-Control-Request-Method: PUT',
  Array.from({ length: 300 }, (_, index) => `a${index}: b`).join(eol),
);
const malformedHeader = fc.constantFrom(
  'Host: a b/c',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, chunked',
  'Transfer-Encoding: gzip',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Content-Length: 0x10',
  'Connection: Upgrade',
  'without a colon',
  ' folded',
  ': no name',
  'X: \u0000',
  `X: ${'x'.repeat(20_000)}`,
);
export const header = mostly(validHeader, malformedHeader);
export const type = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data; boundary=',
  'multipart/form-data',
  'text/html',
  ',;=',
);
