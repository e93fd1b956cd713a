/**
 * JSON as people write it by hand: what fits on a line stands on one.
 * @param width characters of a line
 */
export function jsonLines(value: unknown, width: number, indent = ''): string {
  const short = inline(value);
  if (typeof value !== 'object' || value === null || indent.length + short.length <= width) {
    return short;
  }
  const deeper = `${indent}  `;
  const list = Array.isArray(value);
  const parts = Object.entries(value).map(([key, part]) => {
    const name = list ? '' : `${JSON.stringify(key)}: `;
    // The name takes room on the part's first line, and a comma stands behind its last.
    return deeper + name + jsonLines(part, width - name.length - 1, deeper);
  });
  const [open, close] = list ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(
    ([key, part]) => `${JSON.stringify(key)}: ${inline(part)}`,
  );
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
