import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const sources = ['app', 'components', 'content', 'lib', 'public'];
const settings = ['next.config.mjs', 'package.json', 'postcss.config.mjs', 'tsconfig.json'];
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** A copy of the site to edit and to build. */
export interface CopiedSite {
  /** Replaces words of a file in content/; they must stand there. */
  edit(file: string, from: string, to: string): void;
  write(file: string, text: string): void;
  /** What `npm run build` does; resolves to all it said. Throws when it fails. */
  build(): Promise<string>;
  /** The files of the export, by their paths in it. */
  exported(): string[];
  read(file: string): string;
  remove(): void;
}

export function copySite(): CopiedSite {
  // Inside the project: there the build finds the project's packages.
  const folder = resolve('test-results/copied-site');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of [...sources, ...settings]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');

  function write(file: string, text: string): void {
    writeFileSync(join(folder, 'content', file), text);
  }

  return {
    write,
    edit(file, from, to) {
      const text = readFileSync(join(folder, 'content', file), 'utf8');
      if (!text.includes(from)) throw new Error(`content/${file} has no “${from}”`);
      write(file, text.replace(from, to));
    },
    async build() {
      const { NODE_ENV: _, ...env } = process.env;
      const build = spawn(process.execPath, ['--import', loader, 'lib/export/build.ts'], {
        cwd: folder,
        env: { ...env, NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      // Other tests run beside it, and some of them wait for an answer.
      if (build.pid !== undefined) setPriority(build.pid, constants.priority.PRIORITY_LOW);
      let said = '';
      for (const stream of [build.stdout, build.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          said += text;
        });
      }
      const [code] = await once(build, 'close');
      if (code !== 0) throw new Error(`The build has failed:\n${said}`);
      return said;
    },
    exported: () =>
      readdirSync(join(folder, 'out'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, 'out').length + 1)),
    read: (file) => readFileSync(join(folder, 'out', file), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
