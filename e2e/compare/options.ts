import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CompareError } from './compare-error';

const usage =
  'npm run compare -- ADDRESS|FOLDER [--to FOLDER] [--without-pictures] [--report FILE] [Page …]';

export interface CompareOptions {
  /** Address or folder of the site as it is now. */
  before: string;
  /** Folder of the export that would replace it. */
  after: string;
  /** Names of the pages to compare; empty for all. */
  pages: string[];
  /** Whether to compare how pages look, which takes most of the time. */
  pictures: boolean;
  /** Path of the report. */
  report: string;
}

/** @throws CompareError if the arguments can't be understood */
export function readOptions(args: readonly string[]): CompareOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        'without-pictures': { type: 'boolean' },
        report: { type: 'string' },
      },
    });
    const [before = '', ...pages] = positionals;
    if (before === '') throw new Error('There’s nothing to compare with');
    return {
      before,
      after: values.to ?? 'out',
      pages,
      pictures: !values['without-pictures'],
      report: values.report ?? join('test-results', 'compare', 'report.html'),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CompareError(
      `${reason}. Pass the address of the published site, or the folder of an export: ${usage}`,
    );
  }
}
