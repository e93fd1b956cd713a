/** `npm run spelling`: checks the spelling of the site's words and guides, and says what to do about each mistake. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cspell = fileURLToPath(import.meta.resolve('cspell/bin'));
const issue = '$filename:$row:$col “$text” isn’t in the dictionary; similar words: $suggestions';
const { status, error } = spawnSync(
  process.execPath,
  [
    cspell,
    '--no-progress',
    '--no-summary',
    '--relative',
    '--show-suggestions',
    '--issue-template',
    issue,
  ],
  { stdio: 'inherit' },
);
if (status !== 0) {
  console.error(
    error === undefined
      ? 'Correct these words. If one is right, such as a name or a trade term, add it to “words” in cspell.json, in alphabetical order.'
      : `The spelling check can’t be started: ${error.message}`,
  );
  process.exitCode = 1;
}
