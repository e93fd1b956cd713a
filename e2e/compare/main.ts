/**
 * `npm run compare -- ADDRESS|FOLDER [--to FOLDER] [--without-pictures] [--report FILE] [Page …]`: compares the export in
 * `out/` with what's published at an address, or with another folder of an export, and writes a report that can be sent
 * to somebody. The exit code is 0 whether or not anything has changed, and 1 if the comparison couldn't be made.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { compareSites } from './compare-sites';
import { report, summarize } from './report';
import { CompareError, openSite } from './site';

const usage =
  'npm run compare -- ADDRESS|FOLDER [--to FOLDER] [--without-pictures] [--report FILE] [Page …]';

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        to: { type: 'string', default: 'out' },
        'without-pictures': { type: 'boolean', default: false },
        report: { type: 'string', default: 'test-results/compare/report.html' },
      },
    });
    const [before, ...names] = positionals;
    if (before === undefined) throw new Error('There’s nothing to compare with');
    return { before, names, ...values };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CompareError(
      `${reason}. Pass the address of the published site, or the folder of an export: ${usage}`,
    );
  }
}

try {
  const options = readOptions();
  const [before, after] = [await openSite(options.before), await openSite(options.to)];
  console.log(`Comparing ${after.label} with ${before.label}…`);
  const pages = await compareSites([before, after], {
    names: options.names,
    withPictures: !options['without-pictures'],
  });
  mkdirSync(dirname(options.report), { recursive: true });
  const written = report({ before: before.label, after: after.label, pages, date: new Date() });
  writeFileSync(options.report, written);
  console.log(`${summarize(pages)}\nThe report is in ${options.report}.`);
} catch (error) {
  if (!(error instanceof CompareError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
