/** `npm run check`: runs every part, even after one has found something, and ends with one verdict. */
import { spawnSync } from 'node:child_process';
import { readContentFolder } from './content-folder';
import { stringField } from './tree';

const entries = readContentFolder('content').open('pages.yaml').value;
/** Texts in other languages have no dictionary here. */
const foreign = (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) =>
  stringField(entry, 'lang') === null
    ? []
    : `--gitignore --exclude node_modules --exclude "content/pages/${stringField(entry, 'name')}.*"`,
);

/** Commands by what they check. npm has put their programs on the path. */
const parts = {
  'content and films': 'npm run --silent check:content',
  types: 'tsc --noEmit',
  'lint and imports': 'biome check',
  'dead code': 'knip',
  spelling: `npm run --silent spelling -- ${foreign.join(' ')}`,
  style: 'npm run --silent voice',
  'the example plant': 'vitest run --silent --reporter=dot --project unit lib/content/plant-',
};

const failed = Object.entries(parts).flatMap(([part, command]) => {
  console.log(`\n${part}:`);
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0 ? [] : [part];
});
if (failed.length === 0) console.log('\nChecked everything: no mistakes.');
else {
  console.error(`\nMistakes found in: ${failed.join(', ')}. They’re listed above.`);
  process.exitCode = 1;
}
