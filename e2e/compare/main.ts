/**
 * `npm run compare -- ADDRESS|FOLDER [--to FOLDER] [--without-pictures] [--report FILE] [Page …]`: compares the export in `out/` with what's published at an
 * address, or with another folder of an export, and writes a report that can be sent to somebody. The exit code is 0
 * whether or not anything has changed, and 1 if the comparison couldn't be made.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CompareError } from './compare-error';
import { compareSites } from './compare-sites';
import { openSite } from './open-site';
import { readOptions } from './options';
import { report } from './report';
import { summarize } from './report/summarize';

try {
  const { before, after, pages, pictures, report: file } = readOptions(process.argv.slice(2));
  const sites = [await openSite(before), await openSite(after)] as const;
  console.log(`Comparing ${sites[1].label} with ${sites[0].label}…`);
  const comparison = await compareSites(...sites, {
    names: pages,
    pictures,
    onPage: (path, number, count) => console.log(`${number}/${count} ${path}`),
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await report(comparison, new Date()));
  console.log(`${summarize(comparison)}\nThe report is in ${file}.`);
} catch (error) {
  if (!(error instanceof CompareError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
