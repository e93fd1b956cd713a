import fc from 'fast-check';
import type { Exchange } from './exchange';

const app = '/api/apps/brazos';
const eol = '\r\n';

/** Generates `usual` values, and an `other` one 1 in 16 times. */
function mostly<One, Other>(
  usual: fc.Arbitrary<One>,
  other: fc.Arbitrary<Other>,
): fc.Arbitrary<One | Other> {
  return fc.oneof({ weight: 15, arbitrary: usual }, { weight: 1, arbitrary: other });
}

const method = mostly(
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
const target = fc.oneof(
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
const version = mostly(
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
const header = mostly(validHeader, malformedHeader);
const type = fc.constantFrom(
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
const body = fc.oneof(
  fc.json().map((text) => Buffer.from(text)),
  fc
    .dictionary(
      fc.constantFrom('email', 'password', 'otp_code', 'title', 'data', 'reset_token', '__proto__'),
      fc.oneof(fc.string(), fc.jsonValue({ maxDepth: 3 })),
    )
    .map((value) => Buffer.from(JSON.stringify(value))),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom(
      '[',
      '{"a":',
      '[['.repeat(5000),
      '{"a":'.repeat(5000),
      `"${'x'.repeat(100_000)}"`,
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n--b--\r\n',
      '--b\r\n\r\n--b',
      '5\r\nhello\r\n0\r\n\r\n',
      'ffffffffff\r\nx',
      '-1\r\n\r\n',
    )
    .map((text) => Buffer.from(text)),
);

/** One request, valid unless one of the generated values breaks it. */
const request = fc
  .record({
    method,
    target,
    version,
    headers: fc.array(header, { maxLength: 3 }),
    type,
    body: fc.option(body, { nil: Buffer.alloc(0) }),
    length: mostly(fc.constant('right' as const), fc.constantFrom('none', 'longer', 'shorter')),
    newline: mostly(fc.constant(eol), fc.constantFrom('\n', '\r')),
  })
  .map(({ method, target, version, headers, type, body, length, newline }) => {
    const declaredLength = { right: 0, none: 0, longer: 7, shorter: -1 }[length] + body.length;
    const lines = [
      `${method} ${target} ${version}`,
      'Host: {host}',
      `Content-Type: ${type}`,
      ...(length === 'none' ? [] : [`Content-Length: ${Math.max(declaredLength, 0)}`]),
      ...headers,
    ];
    const head = Buffer.from(lines.join(newline) + newline + newline, 'latin1');
    return Buffer.concat([head, body]);
  });
const junk = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom('\r\n\r\n', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '\u0016\u0003\u0001\u0002\u0000')
    .map((text) => Buffer.from(text, 'latin1')),
);
const message = fc.oneof({ weight: 6, arbitrary: request }, { weight: 1, arbitrary: junk });

/** Requests in sequence, possibly with junk between them or truncated, sent in one piece or several. */
export const httpExchange: fc.Arbitrary<Exchange> = fc
  .record({
    messages: fc.array(message, { minLength: 1, maxLength: 3 }),
    keptFraction: mostly(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
    pieces: fc.constantFrom(1, 1, 2, 20),
    ending: fc.constantFrom<Exchange['ending'][]>('wait', 'wait', 'wait', 'break'),
  })
  .map(({ messages, keptFraction, pieces, ending }) => {
    const whole = Buffer.concat(messages);
    const sent = whole.subarray(0, Math.ceil(whole.length * keptFraction));
    const size = Math.max(1, Math.ceil(sent.length / pieces));
    const parts = Array.from({ length: Math.ceil(sent.length / size) }, (_, index) =>
      sent.subarray(index * size, (index + 1) * size),
    );
    return { parts, ending };
  });
