import { decodeText } from '../read-file';
import { filmLimits } from './limits';

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
  return captions.flatMap((caption, index) => [
    ...problemsOf(caption, seconds),
    ...orderProblems(caption, captions[index - 1]),
  ]);
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

function problemsOf({ line, from, until, text }: Caption, seconds = Number.POSITIVE_INFINITY) {
  const { words, charactersPerSecond } = filmLimits.captions;
  const count = text.split(/\s+/).length;
  const speed = text.length / (until - from);
  const problems: string[] = [];
  if (text === '') problems.push('has no text');
  if (until <= from) problems.push('ends before it starts');
  else if (speed > charactersPerSecond) {
    problems.push(
      `shows ${Math.ceil(speed)} characters a second, and people can read ${charactersPerSecond}: shorten it, or show it longer`,
    );
  }
  if (count > words) problems.push(`has ${count} words: use at most ${words}, or split it`);
  if (until > seconds)
    problems.push(`ends after the film, which has ${seconds.toFixed(1)} seconds`);
  return problems.map((problem) => `line ${line}: the caption ${problem}`);
}

/** What's wrong with a caption after the one before it. */
function orderProblems(caption: Caption, previous: Caption | undefined): string[] {
  if (previous === undefined) return [];
  const problems: string[] = [];
  if (caption.from < previous.from) {
    problems.push(`starts before the one on line ${previous.line}: put them in order`);
  } else if (caption.from < previous.until) {
    problems.push(`starts before the one on line ${previous.line} ends: change one of the times`);
  }
  if (caption.text !== '' && caption.text === previous.text) {
    problems.push(
      `repeats the one on line ${previous.line}: remove one, and show the other longer`,
    );
  }
  return problems.map((problem) => `line ${caption.line}: the caption ${problem}`);
}

/** @param time such as 00:03.480 or 01:00:03.480 */
function secondsOf(time: string): number {
  return time.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
}
