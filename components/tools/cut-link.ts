import type { ParsedFigures } from './use-figures';

/** Says that fields have problems. */
export const markedBelow = 'Correct what’s marked below.';

/** Of a link without its mark. */
export const cutOff = 'Its end is missing. Ask for the whole link.';

/**
 * The figures of a link, with a mark on the last one if the link may have been cut off there: $10,000 without its last digit
 * is another amount, so it's refused like any that can't be read. What has no value may be the beginning of a name; then, the
 * figure before it has the mark, too.
 */
export function markCut(
  params: URLSearchParams,
  isCut: boolean,
): { params: URLSearchParams } & Pick<ParsedFigures<unknown>, 'problems'> {
  if (!isCut) return { params, problems: [] };
  const entries = [...params];
  for (const entry of entries.toReversed()) {
    entry[1] += '…';
    if (entry[1] !== '…') break;
  }
  return {
    params: new URLSearchParams(entries),
    problems: [cutOff],
  };
}
