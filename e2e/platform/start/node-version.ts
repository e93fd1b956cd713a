/**
 * Says in one sentence why this Node is too old, or nothing when it will do.
 *
 * @param version the running Node, such as '20.20.2'
 * @param range package.json's engines.node, of the form '>=20.19'
 */
export function nodeProblem(version: string, range: string): string | undefined {
  const wanted = /^>=\s*(\d+(?:\.\d+){0,2})$/.exec(range)?.[1];
  if (!wanted) {
    return `package.json: engines.node is "${range}", but must have the form ">=20.19".`;
  }
  if (isAtLeast(numbers(version), numbers(wanted))) return undefined;
  return `This site requires Node ${wanted} or newer; you have ${version}. Install a newer version from https://nodejs.org and try again.`;
}

function numbers(version: string): number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10));
}

function isAtLeast(version: readonly number[], wanted: readonly number[]): boolean {
  for (const [index, least] of wanted.entries()) {
    const here = version[index] ?? 0;
    if (here !== least) return here > least;
  }
  return true;
}
