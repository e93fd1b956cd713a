/**
 * Checks the Node version.
 *
 * @param version the running Node, such as '20.20.2'
 * @param range package.json's engines.node, of the form '>=20.19'
 * @returns one sentence that says what's wrong, or undefined if the version is new enough
 */
export function nodeProblem(version: string, range: string): string | undefined {
  const required = /^>=\s*(\d+(?:\.\d+){0,2})$/.exec(range)?.[1];
  if (!required) {
    return `package.json: engines.node is "${range}", but must have the form ">=20.19".`;
  }
  if (isAtLeast(numbers(version), numbers(required))) return undefined;
  return `This site requires Node ${required} or newer; you have ${version}. Install a newer version from https://nodejs.org and try again.`;
}

function numbers(version: string): number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10));
}

function isAtLeast(version: readonly number[], required: readonly number[]): boolean {
  for (const [index, minimum] of required.entries()) {
    const actual = version[index] ?? 0;
    if (actual !== minimum) return actual > minimum;
  }
  return true;
}
