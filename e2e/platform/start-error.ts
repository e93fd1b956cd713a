/** Why the platform cannot start, in one sentence that says what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
