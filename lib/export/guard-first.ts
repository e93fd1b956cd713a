const charset = '<meta charSet="utf-8"/>';
const referrer = /<meta name="referrer"[^>]*>/;
const boot = /<script data-boot="">[\s\S]*?<\/script>/;

/**
 * Moves the referrer policy and the boot script to the very front of a page's head. A sign-in comes back
 * with its token in the address: whatever stands before these two would be requested with that address
 * as its referrer. A style sheet before the script would also hold it up.
 *
 * @throws when the page lacks one of them: the layout and this step disagree.
 */
export function guardFirst(html: string, page: string): string {
  const policy = referrer.exec(html)?.[0];
  if (policy === undefined) throw new Error(`${page} has no referrer policy in its head`);
  const script = boot.exec(html)?.[0];
  if (script === undefined) throw new Error(`${page} has no boot script in its head`);
  if (!html.includes(charset)) throw new Error(`${page} does not begin with ${charset}`);
  // Functions, since a replacement text would give a meaning to the script's dollar signs.
  return html
    .replace(policy, () => '')
    .replace(script, () => '')
    .replace(charset, () => charset + policy + script);
}
