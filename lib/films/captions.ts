import { filmLimits, nameNote } from '@/lib/content';
import type { Caption } from './scene';

const { words: maxWords, charactersPerSecond: maxCharsPerSecond } = filmLimits.captions;

/** Where a cue is: above the player's controls. */
const aboveControls = 'line:82%';

/**
 * Writes captions as WebVTT, with a note of the name that the film shows.
 *
 * @throws Error if a caption is too long to read
 */
export function toWebVtt(captions: readonly Caption[], name: string | undefined): string {
  for (const { from, until, text } of captions) {
    const speed = text.length / (until - from);
    if (speed > maxCharsPerSecond || text.split(/\s+/).length > maxWords) {
      throw new Error(
        `The caption “${text}” is too long for its ${(until - from).toFixed(1)} seconds: ` +
          `at most ${maxWords} words and ${maxCharsPerSecond} characters per second.`,
      );
    }
  }
  const cues = captions.map(
    ({ from, until, text }) =>
      `${formatTimestamp(from)} --> ${formatTimestamp(until)} ${aboveControls}\n${escapeHtml(text)}\n`,
  );
  const note = name === undefined ? [] : [`${nameNote}${name}\n`];
  return ['WEBVTT\n', ...note, ...cues].join('\n');
}

/** 01:02.345 */
function formatTimestamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = (seconds - minutes * 60).toFixed(3);
  return `${String(minutes).padStart(2, '0')}:${rest.padStart(6, '0')}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
