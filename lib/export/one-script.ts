/** All up to the next end tag, and no further. */
const text = '[^<]*(?:<(?!/script>)[^<]*)*';
const run = new RegExp(
  `(<script(?: id="[^"]*")?>)(${text})</script>((?:<script>${text}</script>)+)`,
);

/**
 * Makes one script of the inline scripts at a page's end, since each costs the page a hash in its policy,
 * which does not compress.
 */
export function asOneScript(html: string): string {
  return html.replace(run, (_, tag: string, first: string, rest: string) => {
    const texts = [
      first,
      ...rest.slice('<script>'.length, -'</script>'.length).split(/<\/script><script>/),
    ];
    return `${tag}${texts.map((part) => part.trim().replace(/;$/, '')).join(';\n')}</script>`;
  });
}
