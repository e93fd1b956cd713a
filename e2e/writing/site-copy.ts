import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const sources = ['app', 'components', 'content', 'lib', 'public'];
const configuration = [
  'cspell.json',
  'next.config.mjs',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
];
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
// The test runner's NODE_ENV would change the build.
const buildEnvironment = { ...process.env, NODE_ENV: 'production' as const, SITE_PREVIEW: '0' };

interface ProcessResult {
  code: unknown;
  /** Standard output and standard error. */
  output: string;
}

/** The files that a build wrote. */
export interface ExportedFiles {
  /** Paths of all files, relative to `out/`. */
  files(): string[];
  read(file: string): string;
}

/** A copy of the site, to edit and build. */
export interface SiteCopy extends ExportedFiles {
  folder: string;
  /** Replaces text in a file in content/. @throws if the file doesn't change */
  edit(file: string, from: string | RegExp, to: string): void;
  write(file: string, text: string): void;
  /** Runs the content check of `npm run check`. */
  check(): Promise<ProcessResult>;
  /** Runs the export build of `npm run build`, with environment variables. */
  build(settings?: Record<string, string>): Promise<ProcessResult>;
  remove(): void;
}

/** @param folder an empty folder for the copy, inside the project so the build finds its packages */
export function copySite(folder = newFolder()): SiteCopy {
  for (const name of [...sources, ...configuration]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');

  function write(file: string, text: string): void {
    writeFileSync(join(folder, 'content', file), text);
  }

  const run = (script: string, settings: Record<string, string> = {}) =>
    new Promise<ProcessResult>((resolved) => {
      const child = execFile(
        process.execPath,
        ['--import', loader, script],
        { cwd: folder, env: { ...buildEnvironment, ...settings }, maxBuffer: 10_000_000 },
        (error, stdout, stderr) => resolved({ code: error?.code ?? 0, output: stdout + stderr }),
      );
      // Leaves CPU time to concurrent tests, some of which have timeouts.
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    });

  return {
    folder,
    write,
    edit(file, from, to) {
      const text = readFileSync(join(folder, 'content', file), 'utf8');
      const edited = text.replace(from, () => to);
      if (edited === text) throw new Error(`content/${file} has no “${from}”`);
      write(file, edited);
    },
    check: () => run('lib/content/check.ts'),
    build: (settings) => run('lib/build/build.ts', settings),
    ...readExport(join(folder, 'out')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export function readExport(out: string): ExportedFiles {
  return {
    files: () =>
      readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(out, join(entry.parentPath, entry.name))),
    read: (file) => readFileSync(join(out, file), 'utf8'),
  };
}

function newFolder(): string {
  mkdirSync('test-results', { recursive: true });
  return mkdtempSync(resolve('test-results/copied-site-'));
}
