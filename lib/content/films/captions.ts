import { decodeText } from '../read-file';
import { type Check, failed, filmLimits } from './limits';

/** A caption, shown from one time to another, in seconds from the start. */
interface Caption {
  line: number;
  from: number;
  until: number;
  text: string;
}

const timestamp = String.raw`(?:\d+:)?\d\d:\d\d\.\d{3}`;
const timing = new RegExp(String.raw`^\s*(${timestamp})\s+-->\s+(${timestamp})(?:\s|$)`);

/** What's wrong with a WebVTT file. @param seconds length of its film, if that's known */
export function captionProblems(file: Buffer, seconds: number | undefined): string[] {
  const { text, fault } = decodeText(file);
  if (fault !== null) return [fault.message];
  if (!/^WEBVTT(?:\s|$)/.test(text)) return ['isn’t WebVTT: its first line must be WEBVTT'];
  const lines = text.split(/\r\n|\r|\n/);
  const malformed = lines.findIndex((line) => line.includes('-->') && !timing.test(line));
  if (malformed !== -1) {
    return [
      `line ${malformed + 1}: “${lines[malformed]?.trim()}” must be two times, such as 00:01.000 --> 00:04.500`,
    ];
  }
  const captions = lines.flatMap((line, index) => readCaption(line, index, lines));
  if (captions.length === 0)
    return ['has no captions: each is a line with its times, then its text'];
  return captions.flatMap((caption, index) => problemsOf(caption, captions[index - 1], seconds));
}

function readCaption(line: string, index: number, lines: readonly string[]): Caption[] {
  const [, from, until] = timing.exec(line) ?? [];
  if (from === undefined || until === undefined) return [];
  const following = lines.slice(index + 1);
  const end = following.findIndex((next) => next.trim() === '');
  const text = following.slice(0, end === -1 ? undefined : end).join(' ');
  const spoken = text
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, '&')
    .trim();
  return [{ line: index + 1, from: secondsOf(from), until: secondsOf(until), text: spoken }];
}

function problemsOf(
  { line, from, until, text }: Caption,
  previous: Caption | undefined,
  seconds = Number.POSITIVE_INFINITY,
): string[] {
  const { words, charactersPerSecond } = filmLimits.captions;
  const count = text.split(/\s+/).length;
  const speed = until > from ? text.length / (until - from) : 0;
  const above = `the one on line ${previous?.line}`;
  const { from: lastFrom = 0, until: lastUntil = 0 } = previous ?? {};
  const checks: Check[] = [
    [text === '', 'has no text'],
    [until <= from, 'ends before it starts'],
    [
      speed > charactersPerSecond,
      `shows ${Math.ceil(speed)} characters a second, and people can read ${charactersPerSecond}: shorten it, or show it longer`,
    ],
    [count > words, `has ${count} words: use at most ${words}, or split it`],
    [until > seconds, `ends after the film, which has ${seconds.toFixed(1)} seconds`],
    [from < lastFrom, `starts before ${above}: put them in order`],
    [from >= lastFrom && from < lastUntil, `starts before ${above} ends: change one of the times`],
    [
      text !== '' && text === previous?.text,
      `repeats ${above}: remove one, and show the other longer`,
    ],
  ];
  return failed(checks).map((problem) => `line ${line}: the caption ${problem}`);
}

/** @param time such as 00:03.480 or 01:00:03.480 */
function secondsOf(time: string): number {
  return time.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
}
