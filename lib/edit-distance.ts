/**
 * Whether one word becomes the other with at most `edits` letters inserted, removed, replaced, or swapped
 * with their neighbor (optimal string alignment distance). Its cost grows with 4 to the power of `edits`.
 */
export function isWithinEditDistance(from: string, to: string, edits: number): boolean {
  if (Math.abs(from.length - to.length) > edits) return false;
  let same = 0;
  while (same < from.length && from[same] === to[same]) same += 1;
  const [a, b] = [from.slice(same), to.slice(same)];
  if (a === '' || b === '') return a.length + b.length <= edits;
  if (edits === 0) return false;
  return (
    isWithinEditDistance(a.slice(1), b.slice(1), edits - 1) ||
    isWithinEditDistance(a.slice(1), b, edits - 1) ||
    isWithinEditDistance(a, b.slice(1), edits - 1) ||
    (a[0] === b[1] && a[1] === b[0] && isWithinEditDistance(a.slice(2), b.slice(2), edits - 1))
  );
}
