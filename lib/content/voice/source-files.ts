import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with text that users read: the site, the pages of the local platform, and writers' guides. */
const lintedFolders: readonly { folder: string; files: RegExp }[] = [
  { folder: 'content', files: /\.(?:yaml|md)$/ },
  { folder: 'app', files: /\.tsx?$/ },
  { folder: 'components', files: /\.tsx?$/ },
  { folder: 'lib/session', files: /\.ts$/ },
  { folder: 'lib/films', files: /\.(?:js|ts)$/ },
  { folder: 'lib/platform', files: /\.ts$/ },
  { folder: 'e2e/platform/sign-in', files: /\.ts$/ },
  { folder: 'e2e/desk', files: /\.ts$/ },
  { folder: 'e2e/platform/start', files: /\.ts$/ },
];

/** Guides for the people who work on the site. */
export const guides = [
  'README.md',
  'SECURITY.md',
  'components/README.md',
  'components/auth/README.md',
  'e2e/README.md',
  'e2e/measure/README.md',
  'lib/README.md',
  'lib/deploy/README.md',
  'lib/export/README.md',
  'lib/platform/README.md',
];

const isTest = (name: string) => /\.test\.tsx?$|(?:^|\/)testing[^/]*\.ts$/.test(name);

/** The files to lint, by path from the project folder, with their contents. */
export function readSourceFiles(): { file: string; source: string }[] {
  const inFolders = lintedFolders.flatMap(({ folder, files }) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => files.test(name) && !isTest(name))
      .map((name) => `${folder}/${name}`),
  );
  return [...inFolders, ...guides].map((file) => ({
    file,
    source: readFileSync(join(process.cwd(), file), 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n'),
  }));
}
