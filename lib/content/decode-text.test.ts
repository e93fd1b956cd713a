import { expect, it } from 'vitest';
import { decodeText } from './decode-text';

const sentence = 'name: Café\nlead: “Plant”\n';

it('decodes UTF-8 with and without a byte order mark', () => {
  for (const mark of ['', '\uFEFF']) {
    expect(decodeText(Buffer.from(mark + sentence))).toEqual({ text: sentence, fault: null });
  }
});

it.each([
  ['Windows-1252', Buffer.from([...Buffer.from('lead: '), 0x93, 0x41]), 6],
  ['Latin-1 after a byte order mark', Buffer.from([0xef, 0xbb, 0xbf, 0x41, 0xe9]), 1],
  ['Latin-1 after UTF-8', Buffer.concat([Buffer.from('“é” '), Buffer.from([0xe9])]), 4],
])('finds the first letter in %s', (_, bytes, offset) => {
  const { fault } = decodeText(bytes);
  expect(fault?.offset).toBe(offset);
  expect(fault?.message).toContain('has a letter in an older encoding');
});

it('finds a letter that was lost before', () => {
  expect(decodeText(Buffer.from('Caf\uFFFD')).fault).toEqual({
    offset: 3,
    message: 'has \uFFFD where a letter was lost: write the letter again',
  });
});

it.each([
  ['with a byte order mark', Buffer.from(`\uFEFF${sentence}`, 'utf16le')],
  ['without one', Buffer.from(sentence, 'utf16le')],
  ['in big-endian order', Buffer.from(`\uFEFF${sentence}`, 'utf16le').swap16()],
  ['in big-endian order without a mark', Buffer.from(sentence, 'utf16le').swap16()],
])('recognizes UTF-16 %s', (_, bytes) => {
  const { text, fault } = decodeText(bytes);
  expect(text).toBe(sentence);
  expect(fault?.message).toContain('is saved as UTF-16');
});
