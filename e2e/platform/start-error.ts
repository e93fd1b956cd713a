/** Why the platform can't start. The message says what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
