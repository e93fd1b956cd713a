/**
 * `npm run carry -- ../previous/out` or `npm run carry -- https://www.example.com`: puts the hashed files
 * of the build that is published now into `out/`, before that is published in its place.
 */
import { join } from 'node:path';
import { carryOver, daysKept } from './carry-over';
import { openPrevious } from './previous';

const [source] = process.argv.slice(2);
try {
  if (source === undefined) {
    throw new Error(
      'Name the folder or URL of the build published before: npm run carry -- https://www.example.com',
    );
  }
  const previous = await openPrevious(source);
  const today = new Date().toISOString().slice(0, 10);
  const { carried, leftBehind } = await carryOver(join(process.cwd(), 'out'), previous, today);
  console.log(
    `Copied ${carried} files from ${previous.name} to out/ and skipped ${leftBehind} that no build of the last ${daysKept} days used.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
