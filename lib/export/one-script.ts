const dataId = 'page-data';

/** All up to the next end tag, and no further. */
const text = '[^<]*(?:<(?!/script>)[^<]*)*';
const run = new RegExp(
  `(<script(?: id="[^"]*")?>)(${text})</script>((?:<script>${text}</script>)+)`,
);
/** The end of one part of React's data and the start of the next; both are texts, which are one stream. */
const samePart = /"\]\)<\/script><script>self\.__next_f\.push\(\[1,"/g;
const dataPart = /self\.__next_f\.push\(\[1,("[^"\\]*(?:\\.[^"\\]*)*")\]\)/;
/** What would end a script element, begin a comment in it, or be read as another character. */
const unfit = /<\/script|<!--|[\0\r]/i;

/**
 * Makes one script of the inline scripts at a page's end, since each costs the page a hash in its policy,
 * which does not compress. React's data goes into an element of its own that no browser runs: as the text
 * that it is, without a second set of escapes, it is smaller by more than the policy takes.
 */
export function asOneScript(html: string): string {
  return html.replace(samePart, '').replace(run, (_, tag: string, first: string, rest: string) => {
    const texts = [
      first,
      ...rest.slice('<script>'.length, -'</script>'.length).split(/<\/script><script>/),
    ];
    const script = texts.map((part) => part.trim().replace(/;$/, '')).join(';\n');
    const data = dataIn(script);
    if (data === null) return `${tag}${script}</script>`;
    const read = `self.__next_f.push([1,document.getElementById('${dataId}').text])`;
    return `<script type="text/plain" id="${dataId}">${data}</script>${tag}${script.replace(dataPart, read)}</script>`;
  });
}

/** React's data, where it can stand in an element as it is. */
function dataIn(script: string): string | null {
  const literal = dataPart.exec(script)?.[1];
  if (literal === undefined) return null;
  const data: unknown = JSON.parse(literal);
  return typeof data === 'string' && !unfit.test(data) ? data : null;
}
