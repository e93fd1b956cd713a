/** `npm run voice`: prints every wording that a native copy editor would change, one per line. */
import { byPosition, formatProblem } from '../problem';
import { lintText } from './lint';
import { rules } from './rules';
import { readSourceFiles } from './source-files';

const files = readSourceFiles();
const found = files.flatMap(({ file, source }) => lintText(file, source)).toSorted(byPosition);
for (const problem of found) console.log(formatProblem(problem));

const count = found.length === 1 ? '1 finding' : `${found.length} findings`;
console.log(`voice: ${count} in ${files.length} files, by ${rules.length} rules.`);
if (found.length > 0) process.exitCode = 1;
