import { existsSync, readFileSync } from 'node:fs';
import { nodeProblem } from './start/node-version';

/**
 * The command behind `npm start`, `npm run serve` and `npm run dev`.
 *
 * Checks Node's version before loading anything else: on an older Node, the packages would fail first, with errors
 * that don't say why.
 */
function problemHere(): string | undefined {
  if (!existsSync('package.json'))
    return 'No package.json here. Run this command in the project folder.';
  const { engines }: { engines: { node: string } } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  return nodeProblem(process.versions.node, engines.node);
}

const problem = problemHere();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  const { main } = await import('./start/main');
  await main(process.argv.slice(2), process.env);
}
