/**
 * Formats JSON as people write it by hand: values that fit on a line aren't broken.
 *
 * @param width characters per line
 */
export function formatJson(value: unknown, width: number): string {
  return lines(value, width, '', 0);
}

/** @param taken characters of the first line that are already used, by a name or a comma */
function lines(value: unknown, width: number, indent: string, taken: number): string {
  const short = inline(value);
  const fits = indent.length + taken + short.length <= width;
  if (typeof value !== 'object' || value === null || fits) return short;
  const deeper = `${indent}  `;
  const list = Array.isArray(value);
  const parts = Object.entries(value).map(([key, part]) => {
    const name = list ? '' : `${JSON.stringify(key)}: `;
    return deeper + name + lines(part, width, deeper, name.length + 1);
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
