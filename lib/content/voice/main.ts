/**
 * `npm run voice`: prints every wording in content/ that a native copy editor would change, one per line, and the
 * wording that several pages share.
 */
import { readContentFolder } from '../content-folder';
import { byPosition, formatProblem } from '../problem';
import { lintText } from './lint';
import { repeatedWording } from './repeated-wording';
import { rules } from './rules';

const { texts } = readContentFolder('content');
const found = [...texts]
  .flatMap(([name, text]) => lintText(`content/${name}`, text))
  .toSorted(byPosition);
for (const problem of found) console.log(formatProblem(problem));

for (const repeated of repeatedWording(texts)) console.log(`voice: ${repeated}`);

const count = found.length === 1 ? '1 finding' : `${found.length} findings`;
console.log(`voice: ${count} in ${texts.size} files, by ${rules.length} rules.`);
if (found.length > 0) process.exitCode = 1;
