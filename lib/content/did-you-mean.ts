/**
 * The one of `names` that somebody who wrote `word` most likely meant; null when none is near.
 * A name that differs in case alone is nearest; otherwise three letters may be wrong, fewer in short words.
 */
export function nearest(word: string, names: Iterable<string>): string | null {
  const wanted = word.toLowerCase();
  let fewest = Math.min(3, Math.max(1, Math.round(wanted.length * 0.4))) + 1;
  let best: string | null = null;
  for (const name of names) {
    const steps = stepsBetween(wanted, name.toLowerCase());
    if (steps < fewest) [best, fewest] = [name, steps];
  }
  return best;
}

/** `; did you mean “Contact”?`, or nothing. */
export function didYouMean(word: string, names: Iterable<string>): string {
  const name = nearest(word, names);
  return name === null ? '' : `; did you mean “${name}”?`;
}

/** How many letters have to be put in, taken out, changed or swapped with their neighbor. */
function stepsBetween(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped && row > 1 && column > 1 ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = current;
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
