import type { Settings } from '@/lib/settings';
import { asOneScript } from '../one-script';
import { inlineHashes } from './inline-parts';
import { policyText } from './policy-text';
import { trustedScripts } from './trusted-scripts';

const charset = '<meta charSet="utf-8"/>';
const boot = '<script data-boot="">';

/**
 * Gives a page its policy, right behind the charset: what stands before a policy in a page is not under
 * it. The last step on a page's HTML, since each change to an inline script or style changes its hash.
 *
 * @throws when the page has no charset or no boot script: an earlier step did not find its place.
 */
export function withPolicy(html: string, page: string, settings: Settings): string {
  for (const part of [charset, boot]) {
    if (!html.includes(part)) throw new Error(`${page} has no ${part} in its head`);
  }
  // Functions, since a replacement text would give a meaning to dollar signs.
  const guarded = asOneScript(html).replace(boot, () => `${boot}${trustedScripts}\n`);
  const policy = policyText(settings, inlineHashes(guarded));
  return guarded.replace(
    charset,
    () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
