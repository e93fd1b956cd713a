/**
 * The text of a file in UTF-8, in Windows-1252, as Excel saves “CSV”, or, as it saves “Unicode text”, in UTF-16 with a byte
 * order mark.
 */
export function decodeList(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
