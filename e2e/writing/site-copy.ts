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
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, stringify } from 'yaml';

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

export type SiteCopy = ReturnType<typeof copySite>;

/** @param folder an empty one, inside the project so the build finds its packages */
export function copySite(folder = newFolder()) {
  for (const name of [...sources, ...configuration]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');

  const path = (file: string) => join(folder, 'content', file);
  const read = (file: string) => readFileSync(path(file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), text);
  };
  // biome-ignore lint/suspicious/noExplicitAny: each file has its own shape, which the copy's content check verifies
  function editYaml(file: string, change: (content: any) => void): void {
    const content = parse(read(file));
    change(content);
    write(file, stringify(content, { lineWidth: 0, aliasDuplicateObjects: false }));
  }
  const run = (script: string, settings: Record<string, string> = {}) =>
    new Promise<{ code: unknown; output: string }>((resolved) => {
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
    /* Files are relative to content/. */
    read,
    write,
    /** Replaces text. @throws if the file doesn't change */
    edit(file: string, from: string | RegExp, to: string) {
      const text = read(file);
      const edited = text.replace(from, () => to);
      if (edited === text) throw new Error(`content/${file} has no “${from}”`);
      write(file, edited);
    },
    /** Changes what's in a YAML file. */
    editYaml,
    /** Changes a page's entry in pages.yaml. */
    editPage(name: string, fields: Readonly<Record<string, unknown>>) {
      editYaml('pages.yaml', (pages: { name: string }[]) => {
        const page = pages.find((each) => each.name === name);
        if (page === undefined) throw new Error(`there’s no page ${name}`);
        Object.assign(page, fields);
      });
    },
    copyFile(from: string, to: string) {
      mkdirSync(dirname(path(to)), { recursive: true });
      cpSync(path(from), path(to));
    },
    /** Runs the content check of `npm run check`. */
    check: () => run('lib/content/check.ts'),
    /** Runs the export build of `npm run build`, with environment variables. */
    build: (settings: Record<string, string> = {}) => run('lib/build/build.ts', settings),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The files that a build wrote. */
export function readExport(out: string) {
  return {
    /** Relative to `out/`. */
    files: () =>
      readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(out, join(entry.parentPath, entry.name))),
    read: (file: string) => readFileSync(join(out, file), 'utf8'),
  };
}

function newFolder(): string {
  mkdirSync('test-results', { recursive: true });
  return mkdtempSync(resolve('test-results/copied-site-'));
}
