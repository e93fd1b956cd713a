import { expect, it } from 'vitest';
import { captionProblems } from './captions';

const problems = (text: string, seconds?: number) => captionProblems(Buffer.from(text), seconds);

const header = 'WEBVTT\n\n';
const manyWords = Array.from({ length: 25 }, () => 'to').join(' ');

it('accepts captions with names, settings, hours, and Windows line ends', () => {
  const text =
    'WEBVTT kind\n\nfirst\n00:00.000 --> 00:02.000 align:left\nThe <i>pump</i> &amp; valve\n\n00:00:02.000 --> 00:00:04.000\nTwo\nlines';
  expect(problems(text, 4)).toEqual([]);
  expect(problems(text.replaceAll('\n', '\r\n'), 4)).toEqual([]);
});

it.each([
  ['', 'has no captions: each is a line with its times, then its text'],
  [
    '00:00:00,000 --> 00:00:02,000\nPumps',
    'line 3: “00:00:00,000 --> 00:00:02,000” must be two times, such as 00:01.000 --> 00:04.500',
  ],
  ['00:00.000 --> 00:02.000\n\n', 'line 3: the caption has no text'],
  ['00:02.000 --> 00:01.000\nPumps', 'line 3: the caption ends before it starts'],
  [
    `00:00.000 --> 00:09.000\n${manyWords}`,
    'line 3: the caption has 25 words: use at most 18, or split it',
  ],
  [
    '00:00.000 --> 00:01.000\nThe pump is running again.',
    'line 3: the caption shows 26 characters a second, and people can read 17: shorten it, or show it longer',
  ],
  [
    '00:05.000 --> 00:11.000\nPumps',
    'line 3: the caption ends after the film, which has 10.0 seconds',
  ],
  [
    '00:00.000 --> 00:03.000\nPumps\n\n00:02.500 --> 00:04.000\nValves',
    'line 6: the caption starts before the one on line 3 ends: change one of the times',
  ],
  [
    '00:05.000 --> 00:07.000\nPumps\n\n00:02.000 --> 00:04.000\nValves',
    'line 6: the caption starts before the one on line 3: put them in order',
  ],
  [
    '00:00.000 --> 00:02.000\nPumps\n\n00:02.000 --> 00:04.000\nPumps',
    'line 6: the caption repeats the one on line 3: remove one, and show the other longer',
  ],
])('reports %j', (cues, problem) => {
  expect(problems(header + cues, 10)).toEqual([problem]);
});
