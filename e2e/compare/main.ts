/**
 * `npm run compare -- ADDRESS|FOLDER [--without-pictures] [Page …]`: compares what's published at an address, or another
 * export, with the one in `out/`, and writes a report that can be sent to somebody.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { compareSites } from './compare-sites';
import { report, summarize } from './report';
import { CompareError, openSite } from './site';

const file = 'test-results/compare/report.html';
const options = { 'without-pictures': { type: 'boolean' } } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const [where = '', ...names] = positionals;

try {
  const [before, after] = [await openSite(where), await openSite('out')];
  console.log(`Comparing ${after.label} with ${before.label}…`);
  const withPictures = !values['without-pictures'];
  const pages = await compareSites([before, after], { names, withPictures });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, report(before.label, after.label, pages));
  console.log(`${summarize(pages)}\nThe report is in ${file}.`);
} catch (error) {
  if (!(error instanceof CompareError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
