/** A named value that was added (`before` is undefined), removed (`after` is), or changed. */
export interface ValueChange {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

export function compareValues(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): ValueChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, before: before.get(name), after: after.get(name) }))
    .filter((change) => change.before !== change.after);
}
