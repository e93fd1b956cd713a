import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite, type SiteCopy } from '../writing/site-copy';

// A build takes long while other tests run.
const timeoutMs = 600_000;

const lastGood = { 'out/index.html': 'the last good page', 'out-hosts/nginx.conf': 'its settings' };

let site: SiteCopy;
beforeAll(() => {
  site = copySite();
  for (const [file, text] of Object.entries(lastGood)) write(file, text);
});
afterAll(() => site.remove());

function write(file: string, text: string): void {
  mkdirSync(dirname(join(site.folder, file)), { recursive: true });
  writeFileSync(join(site.folder, file), text);
}

/** The files of `out/` and `out-hosts/`, with their texts. */
function readResults(): Record<string, string> {
  const files = ['out', 'out-hosts'].flatMap((folder) =>
    readdirSync(join(site.folder, folder), { encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(join(site.folder, file), 'utf8')]),
  );
}

test(
  'a killed build and one that fails its last check leave out/ as it was',
  async () => {
    await site.killBuildAt('.staging/out/About.html');
    expect(readResults()).toEqual(lastGood);

    // Only the check of the finished export finds this.
    write('public/print.css', 'h1 { background: url(gone.png); }');
    const { code, output } = await site.build();
    expect(code).toBe(1);
    expect(output).toContain(
      'The export isn’t ready to publish. Problems found: 1\nout/print.css: points to “gone.png”',
    );
    expect(output).toContain(
      'out/ still has the last build that passed. Fix the problem, then run `npm run build` again. What this build wrote is in .staging/out.',
    );
    expect(readResults()).toEqual(lastGood);
    expect(readdirSync(join(site.folder, '.staging/out'))).toContain('About.html');
  },
  timeoutMs,
);
