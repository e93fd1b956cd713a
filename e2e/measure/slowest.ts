/**
 * `npm run slowest`: lists the slowest tests and files, the total for each project, and the flaky tests of the last runs
 * of vitest and Playwright. Reads their reports and runs nothing.
 */
import { existsSync, readFileSync } from 'node:fs';
import { browserTestTimes, formatTestTimes, unitTestTimes } from './test-times';

const reports = [
  { file: 'test-results/unit.json', parse: unitTestTimes, command: 'npm run test:unit' },
  { file: 'test-results/e2e.json', parse: browserTestTimes, command: 'npm run test:e2e' },
];
const found = reports.filter(({ file }) => existsSync(file));
if (found.length === 0) {
  console.error('No report in test-results/; run `npm test`.');
  process.exit(1);
}
for (const { file, command } of reports.filter((report) => !found.includes(report))) {
  console.error(`No report in ${file}; run \`${command}\`.`);
}
const tests = found.flatMap(({ file, parse }) => parse(readFileSync(file, 'utf8')));
for (const line of formatTestTimes(tests)) console.log(line);
