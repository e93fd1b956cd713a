/**
 * Text with the quotation marks and apostrophes that the site uses. A mark after a digit stays straight: it means inches
 * or feet.
 */
export function curlQuotes(text: string): string {
  return text
    .replace(/(?<=^|[\s([{—–“])'(?=\d0s\b)/g, '’')
    .replace(/(?<=^|[\s([{—–])"(?=\S)/g, '“')
    .replace(/(?<=^|[\s([{—–“])'(?=\S)/g, '‘')
    .replace(/(?<!\d)"/g, '”')
    .replace(/(?<!\d)'|'(?=s)/g, '’');
}
