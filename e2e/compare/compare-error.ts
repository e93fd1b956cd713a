/** Why there's nothing to compare: one sentence that says what's wrong, where, and what to do. */
export class CompareError extends Error {
  override readonly name = 'CompareError';
}
