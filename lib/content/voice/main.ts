/** `npm run voice`: prints every wording that a native copy editor would change, one per line. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byPosition, formatProblem } from '../problem';
import { lintText, rules } from './lint';

/** Folders with text that users read: the site, the pages of the local platform, and writers' guides. */
const lintedFolders: readonly { folder: string; files: RegExp }[] = [
  { folder: 'content', files: /\.(?:yaml|md)$/ },
  { folder: 'app', files: /\.tsx?$/ },
  { folder: 'components', files: /(?:\.tsx?|README\.md)$/ },
  { folder: 'lib', files: /README\.md$/ },
  { folder: 'e2e', files: /README\.md$/ },
  { folder: 'lib/session', files: /\.ts$/ },
  { folder: 'lib/films', files: /\.(?:js|ts)$/ },
  { folder: 'lib/platform', files: /\.ts$/ },
  { folder: 'e2e/platform/sign-in', files: /\.ts$/ },
  { folder: 'e2e/desk', files: /\.ts$/ },
  { folder: 'e2e/platform/start', files: /\.ts$/ },
];

const guides = ['README.md', 'SECURITY.md'];

const isTest = (name: string) => /\.test\.tsx?$|(?:^|\/)testing[^/]*\.ts$/.test(name);

const files = readSourceFiles();
const found = files.flatMap(({ file, source }) => lintText(file, source)).toSorted(byPosition);
for (const problem of found) console.log(formatProblem(problem));

const count = found.length === 1 ? '1 finding' : `${found.length} findings`;
console.log(`voice: ${count} in ${files.length} files, by ${rules.length} rules.`);
if (found.length > 0) process.exitCode = 1;

/** The files to lint, by path from the project folder, with their contents. */
function readSourceFiles(): { file: string; source: string }[] {
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
