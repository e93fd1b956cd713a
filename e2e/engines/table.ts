import type { Result } from '../playwright-report';
import { type Engine, engineOf, notInFirefox } from './projects';

const engines = ['Chromium', 'Firefox', 'WebKit'] as const satisfies Engine[];

/** Why none of a file's tests run in an engine. */
function reasonFor(file: string, engine: Engine): string {
  if (engine === 'WebKit')
    return 'Playwright can’t drive WebKitGTK; webkit/ covers the main flows over WebDriver';
  const reasons = Object.entries(notInFirefox);
  const [, reason] = reasons.find(([place]) => file.startsWith(place)) ?? [];
  return engine === 'Firefox' && reason !== undefined ? reason : 'Only for another engine';
}

/**
 * A table of test files by engine, with pass counts; then the reasons for skips, then failures.
 *
 * @returns lines
 */
export function formatTable(results: readonly Result[]): string[] {
  const reasons: string[] = [];
  const noteOf = (reason: string) => {
    if (!reasons.includes(reason)) reasons.push(reason);
    return `[${reasons.indexOf(reason) + 1}]`;
  };
  const of = (engine: Engine) => results.filter(({ project }) => engineOf[project] === engine);
  const files = [...new Set(engines.flatMap(of).map(({ file }) => file))].sort();

  function cell(file: string, engine: Engine): string {
    const all = of(engine).filter((result) => result.file === file);
    if (all.length === 0) return noteOf(reasonFor(file, engine));
    const skipped = all.filter(({ status }) => status === 'skipped');
    const notes = [...new Set(skipped.map(({ reason }) => noteOf(reason)))];
    return [`${passedOf(all).length} of ${all.length}`, ...notes].join(' ');
  }

  const rows = [
    ['', ...engines],
    ...files.map((file) => [file, ...engines.map((engine) => cell(file, engine))]),
    ['all', ...engines.map((engine) => `${passedOf(of(engine)).length} of ${of(engine).length}`)],
  ];
  const widths = ['', ...engines].map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const failed = results.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return [
    ...rows.map((row) => row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')),
    ...reasons.map((reason, index) => `[${index + 1}] ${reason}`),
    ...failed.map(({ status, project, file, title }) => {
      return `${status === 'flaky' ? 'flaky' : 'FAILED'}: ${project}, ${file}: ${title}`;
    }),
  ].map((line) => line.trimEnd());
}

const passedOf = (results: readonly Result[]) =>
  results.filter(({ status }) => status === 'expected' || status === 'flaky');
