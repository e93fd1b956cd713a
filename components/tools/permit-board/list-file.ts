const asCsv =
  'In Excel, choose “Save As” and “CSV UTF-8”, and open that file here. Or copy the rows and paste them above.';

/** What a file that isn't text begins with. */
const others = [
  { start: 'PK\x03\x04', is: `is a workbook. ${asCsv}` },
  { start: '\xD0\xCF\x11\xE0', is: `is a workbook of an old Excel. ${asCsv}` },
  { start: '%PDF', is: `is a PDF. Open the list that it was made from. ${asCsv}` },
  // Some programs call a page or XML .xls.
  { start: '<', is: `is a web page or XML, even if Excel opens it. ${asCsv}` },
];

type ListFile = { text: string; problem: null } | { text: null; problem: string };

/** The text of a file, or what to do if it isn't text. */
export async function readListFile(file: File): Promise<ListFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decode(bytes);
  const start = String.fromCharCode(...bytes.slice(0, 4));
  const other = others.find((each) => [start, text].some((found) => found.startsWith(each.start)));
  if (other !== undefined) return { text: null, problem: `${file.name} ${other.is}` };
  return { text, problem: null };
}

/** Of UTF-8; of UTF-16 in either order, with or without its mark; or of Windows-1252, as Excel saves “CSV”. */
function decode(bytes: Uint8Array): string {
  const utf16 = orderOf(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** In UTF-16, one half of each separator is zero. */
function orderOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, 1000).entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (even === odd) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
