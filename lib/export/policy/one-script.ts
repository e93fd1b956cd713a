const run = /(<script(?: id="[^"]*")?>)([\s\S]*?)<\/script>((?:<script>[\s\S]*?<\/script>)+)/g;
const between = /<\/script><script>/;
/** The end of one part of React's data and the start of the next; both are texts, which are one stream. */
const samePart = /"\]\)<\/script><script>self\.__next_f\.push\(\[1,"/g;

/**
 * Makes one script of the inline scripts that stand behind one another: each costs a page a hash, which
 * does not compress.
 */
export function asOneScript(html: string): string {
  return html.replace(samePart, '').replace(run, (_, tag: string, first: string, rest: string) => {
    const texts = [first, ...rest.slice('<script>'.length, -'</script>'.length).split(between)];
    return `${tag}${texts.map((text) => text.trim().replace(/;$/, '')).join(';\n')}</script>`;
  });
}
