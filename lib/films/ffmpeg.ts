import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Runs ffmpeg with `input` on its standard input.
 *
 * @returns its standard error
 * @throws a one-sentence Error if ffmpeg is missing or fails; the input's error if that fails
 */
export async function ffmpeg(args: string[], input: Readable = Readable.from([])): Promise<string> {
  const child = spawn('ffmpeg', ['-hide_banner', '-nostats', '-y', ...args], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let stderrText = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderrText += text;
  });
  const ended = once(child, 'close');
  const fed = pipeline(input, child.stdin);
  const [end, feed] = await Promise.allSettled([ended, fed]);
  if (end.status === 'rejected') {
    throw new Error('ffmpeg could not be started: install it (Debian: apt install ffmpeg).', {
      cause: end.reason,
    });
  }
  if (feed.status === 'rejected') {
    const reason: unknown = feed.reason;
    // A broken pipe only means that ffmpeg has exited; its own error has the reason.
    const broken = reason instanceof Error && 'code' in reason && reason.code === 'EPIPE';
    if (!broken) throw reason;
  }
  if (end.value[0] !== 0) {
    throw new Error(
      `ffmpeg failed: ${stderrText.trim().split('\n').at(-1) ?? 'it gave no reason'}.`,
    );
  }
  return stderrText;
}
