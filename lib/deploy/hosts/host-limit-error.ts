/** More than a host reads: what was too much, how much it may be, and what to do. */
export class HostLimitError extends Error {
  override readonly name = 'HostLimitError';
}
