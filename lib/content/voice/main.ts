/** `npm run voice` prints every wording that a native copy editor would change, one a line. */
import { byPlace, formatProblem } from '../problem';
import { readFiles } from './files';
import { findIn } from './find';
import { rules } from './rules';

const files = readFiles();
const found = files.flatMap(({ file, source }) => findIn(file, source)).toSorted(byPlace);
for (const problem of found) console.log(formatProblem(problem));

const count = found.length === 1 ? '1 finding' : `${found.length} findings`;
console.log(`voice: ${count} in ${files.length} files, by ${rules.length} rules.`);
if (found.length > 0) process.exitCode = 1;
