const charset = '<meta charSet="utf-8"/>';
const boot = /<script data-boot="">[\s\S]*?<\/script>/;

/**
 * Moves the boot script to the very front of a page's head. It takes a token out of the address, and
 * whatever stands before it would be requested with that address; a style sheet before it would also
 * hold it up.
 *
 * @throws when the page has no boot script or no charset: the layout and this step disagree.
 */
export function bootFirst(html: string, page: string): string {
  const script = boot.exec(html)?.[0];
  if (script === undefined) throw new Error(`${page} has no boot script in its head`);
  if (!html.includes(charset)) throw new Error(`${page} does not begin with ${charset}`);
  // Functions, since a replacement text would give a meaning to the script's dollar signs.
  return html.replace(script, () => '').replace(charset, () => charset + script);
}
