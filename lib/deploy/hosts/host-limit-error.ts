/** The site exceeds a host's limit. The message says what is too much, what the limit is, and what to do. */
export class HostLimitError extends Error {
  override readonly name = 'HostLimitError';
}
