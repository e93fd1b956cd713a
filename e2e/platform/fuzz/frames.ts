import fc from 'fast-check';
import type { Exchange } from './exchange';

/** A WebSocket frame with the mask that clients must send (all zeros here). `first` holds the flags and the opcode. */
function frame(payload: Buffer, first = 0x81): Buffer {
  return Buffer.concat([Buffer.from([first]), encodeLength(payload), Buffer.alloc(4), payload]);
}

function encodeLength({ length }: Buffer): Buffer {
  if (length < 126) return Buffer.from([0x80 | length]);
  const size = Buffer.alloc(9, 0xff);
  size.writeBigUInt64BE(BigInt(length), 1);
  return size;
}

const event = fc.constantFrom('join', 'leave', 'update_model', 'error', 'connect', '__proto__', '');
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    'entities:brazos:Task',
    '/agent-conversations/x',
    '/agent-conversations/',
    'x'.repeat(60_000),
    JSON.parse('['.repeat(2000) + ']'.repeat(2000)),
  ),
);
/** Packets that are valid, almost valid, and invalid for engine.io and socket.io. */
const packet = fc.oneof(
  fc
    .tuple(fc.constantFrom('42', '420', '42/x,', '43', '430', '44'), event, fc.array(value))
    .map(([kind, event, values]) => kind + JSON.stringify([event, ...values])),
  fc.constantFrom(
    ...['40', '40{}', '40/x,', '41', '4', '1', '2', '3', '2probe', '5', '6', '0{}', '9', ''],
    '451-["join",{"_placeholder":true,"num":0}]',
    '451-["join",{"_placeholder":true,"num":-1}]',
    '4599999999999-["join"]',
    '42["join"',
    '42{}',
    '42[]',
    '42[7]',
    '42["disconnect"]',
    '4299999999999999999999["join","a"]',
    'bAAAA',
    // The longest message accepted, and one byte more.
    'x'.repeat(65_536),
    'x'.repeat(65_537),
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
);
const anyFrame = fc.oneof(
  { weight: 8, arbitrary: packet.map((text) => frame(Buffer.from(text))) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.uint8Array({ maxLength: 120 }), fc.integer({ min: 0, max: 255 }))
      .map(([bytes, first]) => frame(Buffer.from(bytes), first)),
  },
  // An unmasked frame, one with a length that's never sent, and something that isn't a frame.
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      Buffer.from([0x81, 0x02, 0x34, 0x30]),
      Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
      Buffer.from('GET / HTTP/1.1\r\n\r\n'),
    ),
  },
);

const upgrade = [
  'Host: {host}',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];
const query = fc.constantFrom(
  'EIO=4&transport=websocket&app_id=brazos&token={token}',
  'EIO=4&transport=websocket&app_id=brazos&token={token}',
  'EIO=4&transport=websocket&app_id=brazos&token=x.y&token=z',
  'EIO=4&transport=websocket&app_id[]=brazos',
  'EIO=3&transport=websocket&app_id=brazos&b64=1',
  'EIO=4&transport=websocket&sid=constructor',
);

/** A more or less valid WebSocket handshake and the frames sent after it. */
export const socketExchange: fc.Arbitrary<Exchange> = fc
  .record({
    query,
    frames: fc.array(anyFrame, { maxLength: 8 }),
    ending: fc.constantFrom<Exchange['ending'][]>('wait', 'break'),
  })
  .map(({ query, frames, ending }) => {
    const first = `GET /ws-user-apps/socket.io/?${query} HTTP/1.1`;
    const opening = Buffer.from(`${[first, ...upgrade].join('\r\n')}\r\n\r\n`);
    return { parts: [opening, frame(Buffer.from('40')), ...frames], ending };
  });
