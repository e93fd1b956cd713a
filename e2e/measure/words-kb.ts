import { brotliCompressSync } from 'node:zlib';

/**
 * KB of a page's words: of the text that a reader could see, compressed alone. Roughly what the words add to each
 * compressed file that contains them.
 */
export function wordsKb(html: string): number {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return brotliCompressSync(body.replace(/<[^>]*>/g, ' ')).length / 1000;
}
