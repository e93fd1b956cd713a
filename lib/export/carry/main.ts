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
      'Which build was published before? Name its folder or its address: npm run carry -- https://www.example.com',
    );
  }
  const previous = await openPrevious(source);
  const today = new Date().toISOString().slice(0, 10);
  const { carried, leftBehind } = await carryOver(join(process.cwd(), 'out'), previous, today);
  console.log(
    `${carried} files of ${previous.name} stand in out/ now; ${leftBehind} were left behind, since no build of the last ${daysKept} days had them.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
