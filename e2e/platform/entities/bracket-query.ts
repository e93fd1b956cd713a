/**
 * Reads a query in bracket notation, which some HTTP libraries use for objects: `q[status]=done`, `q[priority][$gt]=2`,
 * `q[id][$in][]=a`. It doesn't distinguish strings from numbers: what looks like a number, a boolean, or null is one.
 *
 * @returns the same structure as `q` in JSON
 */
export function readBracketQuery(params: URLSearchParams): object {
  const root = new Map<string, unknown>();
  for (const [name, value] of params) {
    if (!/^q(\[[^[\]]*\])+$/.test(name)) continue;
    const keys = [...name.matchAll(/\[([^[\]]*)\]/g)].map(([, key = '']) => key);
    const last = keys.pop() ?? '';
    let parent = root;
    for (const key of keys) {
      const child = parent.get(key);
      const next: Map<string, unknown> = child instanceof Map ? child : new Map();
      parent.set(key, next);
      parent = next;
    }
    // q[a][]=x adds to a list.
    parent.set(last === '' ? String(parent.size) : last, literal(value));
  }
  return objectOf(root);
}

function objectOf(tree: ReadonlyMap<string, unknown>): object {
  const entries = [...tree].map(([key, part]) => [
    key,
    part instanceof Map ? objectOf(part) : part,
  ]);
  const isList = entries.length > 0 && [...tree.keys()].every((key) => /^\d+$/.test(key));
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

function literal(text: string): unknown {
  return /^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?)$/.test(text) ? JSON.parse(text) : text;
}
