import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
const configuration = ['next.config.mjs', 'package.json', 'postcss.config.mjs', 'tsconfig.json'];
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

interface Ended {
  code: unknown;
  /** All it has printed. */
  said: string;
}

/** What a build has written. */
export interface Exported {
  /** The files, by their paths in `out/`. */
  exported(): string[];
  read(file: string): string;
}

/** A copy of the site to edit and to build. */
export interface CopiedSite extends Exported {
  folder: string;
  /** Replaces words of a file in content/; they must stand there. */
  edit(file: string, from: string | RegExp, to: string): void;
  write(file: string, text: string): void;
  /** What the last part of `npm run check` does. */
  check(): Promise<Ended>;
  /** What `npm run build` does, with some settings. */
  build(settings?: Record<string, string>): Promise<Ended>;
  remove(): void;
}

/** @param folder for the copy, empty and inside the project: there the build finds its packages */
export function copySite(folder = newFolder()): CopiedSite {
  for (const name of [...sources, ...configuration]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');

  function write(file: string, text: string): void {
    writeFileSync(join(folder, 'content', file), text);
  }

  async function run(script: string, settings: Record<string, string> = {}): Promise<Ended> {
    const child = spawn(process.execPath, ['--import', loader, script], {
      cwd: folder,
      // A test runner's own NODE_ENV would make another build of it.
      env: { ...process.env, NODE_ENV: 'production', SITE_PREVIEW: '0', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Other tests run beside it, and some of them wait for an answer.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    const [code] = await once(child, 'close');
    return { code, said };
  }

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
    build: (settings) => run('lib/export/build.ts', settings),
    ...exportIn(join(folder, 'out')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export function exportIn(out: string): Exported {
  return {
    exported: () =>
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
