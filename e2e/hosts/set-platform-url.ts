import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/**
 * Copies the built site and makes it call a platform on another origin, as if built with `NEXT_PUBLIC_PLATFORM_URL`.
 * A second build would take minutes.
 *
 * @throws if nothing in the site contains the platform's URL
 */
export function copyWithPlatformUrl(out: string, copy: string, platform: string): void {
  cpSync(out, copy, { recursive: true, preserveTimestamps: true });
  let changed = 0;
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|txt|js)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const before = readFileSync(file, 'utf8');
    const text = setPlatformUrl(before, platform);
    if (text === before) continue;
    changed += 1;
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text, quick));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  if (changed === 0) throw new Error(`No file in ${out} contains the platform's URL.`);
}

/** Sets the URL in a page, an RSC payload, or a script, and updates script hashes and `connect-src` in a page's CSP. */
export function setPlatformUrl(text: string, platform: string): string {
  const updated = text
    .replaceAll(String.raw`\"platformUrl\":\"\"`, String.raw`\"platformUrl\":\"${platform}\"`)
    .replaceAll('"platformUrl":""', `"platformUrl":"${platform}"`)
    .replaceAll('platformUrl:""', `platformUrl:"${platform}"`)
    .replace(
      /connect-src (?:'|&#x27;)self(?:'|&#x27;)/,
      (self) => `${self} ${platform} ${platform.replace('http', 'ws')}`,
    );
  const [before, after] = [scriptsIn(text), scriptsIn(updated)];
  return before.reduce(
    (page, script, index) => page.replace(hashOf(script), () => hashOf(after[index] ?? script)),
    updated,
  );
}

function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script[^>]*>([^<][\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
}

function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}
