/** Identifies one version of a file (RFC 9110, section 8.8). */
export interface Validators {
  etag: string;
  /** As an HTTP date, in whole seconds. */
  lastModified: string;
}

/** Bytes `start` to `end`, inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a Range header for a file of `size` bytes.
 *
 * @returns 'whole' if the header is to be ignored (absent, malformed, or with several ranges); 'unsatisfiable' if the
 * range includes no byte of the file
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first, last] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start < size ? { start, end } : 'unsatisfiable';
}

/** Whether a range may be sent: without If-Range, or if If-Range matches this version. */
export function ifRangeMatches(
  ifRange: string | undefined,
  { etag, lastModified }: Validators,
): boolean {
  return ifRange === undefined || ifRange === etag || ifRange === lastModified;
}
