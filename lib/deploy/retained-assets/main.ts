/**
 * `npx tsx lib/deploy/retained-assets/main.ts https://www.example.com`, or a folder such as `../previous/out`: copies
 * the hashed files of the published build into `out/`. Run it before publishing `out/`.
 */
import { join } from 'node:path';
import { openPreviousBuild, retainAssets, retentionDays } from './retain-assets';

const [source] = process.argv.slice(2);
try {
  if (source === undefined) {
    throw new Error(
      'Name the folder or URL of the build published before, such as https://www.example.com',
    );
  }
  const previous = await openPreviousBuild(source);
  const today = new Date().toISOString().slice(0, 10);
  const { retained, expired } = await retainAssets(join(process.cwd(), 'out'), previous, today);
  console.log(
    `Copied ${retained} files from ${previous.name} to out/ and skipped ${expired} that no build of the last ${retentionDays} days used.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
