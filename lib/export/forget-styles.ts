/**
 * Takes a style sheet out of React's data of a page (of Next's navigation files, or of the scripts at a
 * page's end that hold the same as a string). React would look for the sheet's link, find none, and
 * fetch the sheet a second time.
 */
export function forgetStyles(data: string, href: string): string {
  return data
    .replaceAll(`:HL["${href}","style"]\n`, '')
    .replaceAll(`:HL[\\"${href}\\",\\"style\\"]\\n`, '')
    .replace(elementOf(href, '"'), 'null')
    .replace(elementOf(href, '\\"'), 'null');
}

/** A link element as React writes it: `["$","link","0",{"rel":"stylesheet","href":"…", …}]`. */
function elementOf(href: string, quote: '"' | '\\"'): RegExp {
  const open = `["$","link","0",{"rel":"stylesheet","href":"${href}"`.replaceAll('"', quote);
  return new RegExp(`${open.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}[^{}]*\\}\\]`, 'g');
}
