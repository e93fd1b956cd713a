/** `npm run voice`: prints every wording in content/ that a native copy editor would change, one per line. */
import { readContentFolder } from '../content-folder';
import { byPosition, formatProblem } from '../problem';
import { voiceProblems } from './voice';

const { texts } = readContentFolder('content');
// A drawing’s words are in the YAML file next to it.
const written = [...texts].filter(([name]) => !name.endsWith('.svg'));
const found = written.flatMap(([name, text]) => voiceProblems(name, text));
for (const problem of found.toSorted(byPosition)) console.log(formatProblem(problem));
if (found.length > 0) process.exitCode = 1;
