/** Each change once, although a page may have the same link or label in a menu, on a phone's menu, and in the footer. */
export function unique<Change>(changes: readonly Change[]): Change[] {
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}
