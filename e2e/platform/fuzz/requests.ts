import fc from 'fast-check';
import type { Exchange } from './exchange';
import { header, method, mostly, target, type, version } from './request-head';

const eol = '\r\n';

const body = fc.oneof(
  fc.json().map((text) => Buffer.from(text)),
  fc
    .dictionary(
      fc.constantFrom(
        ...['email', 'password', 'otp_code', 'title', 'data', 'reset_token', '__proto__'],
        ...['query', 'records', 'key', 'groupBy', 'sort', 'payload', 'path_params'],
      ),
      fc.oneof(fc.string(), fc.jsonValue({ maxDepth: 3 })),
    )
    .map((value) => Buffer.from(JSON.stringify(value))),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom(
      '[',
      '{"query":{},"data":{"$set":{"__proto__.x":1},"$inc":{"priority":1e308}}}',
      '{"records":[{"title":"a"},{"title":[]}],"key":["title","tags"]}',
      'email=a@b.example&from_url=/&popup_origin={host}',
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
