import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { installHint } from '@/lib/install-hint';

/**
 * Runs ffmpeg.
 *
 * @returns its standard error
 * @throws Error of one sentence if it's missing or fails, or the input's error
 */
export async function ffmpeg(args: string[], input: Readable = Readable.from([])): Promise<string> {
  const child = spawn('ffmpeg', ['-hide_banner', '-nostats', '-y', ...args], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let stderrText = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderrText += text;
  });
  const closed = once(child, 'close');
  const written = pipeline(input, child.stdin);
  const [exit, write] = await Promise.allSettled([closed, written]);
  if (exit.status === 'rejected') {
    const packages = { debian: 'ffmpeg', homebrew: 'ffmpeg', winget: 'Gyan.FFmpeg' };
    throw new Error(`ffmpeg couldn’t be started. ${installHint(packages)}`, { cause: exit.reason });
  }
  if (write.status === 'rejected') {
    const reason: unknown = write.reason;
    // A broken pipe only means that ffmpeg has exited; its own error has the reason.
    const isBrokenPipe = reason instanceof Error && 'code' in reason && reason.code === 'EPIPE';
    if (!isBrokenPipe) throw reason;
  }
  if (exit.value[0] !== 0) {
    throw new Error(
      `ffmpeg failed: ${stderrText.trim().split('\n').at(-1) ?? 'no error message'}.`,
    );
  }
  return stderrText;
}
