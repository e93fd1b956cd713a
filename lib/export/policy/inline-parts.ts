import { createHash } from 'node:crypto';
import type { InlineHashes } from './policy-text';

const element = /<(script|style)(\s[^>]*)?>([\s\S]*?)<\/\1>/g;

/** Types of script elements that hold data: no browser runs them, and no policy is asked for them. */
const data = /\stype="(?:application\/(?:ld\+)?json|text\/plain)"/;

/** The inline scripts and styles of a page, as the hashes by which a policy admits them. */
export function inlineHashes(html: string, page: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name, attributes = '', text = ''] of html.matchAll(element)) {
    if (name === 'style') styles.add(hashSource(text, page));
    else if (!/\ssrc=/.test(attributes) && !data.test(attributes)) {
      scripts.add(hashSource(text, page));
    }
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** Browsers read every line end as a line feed before they hash. */
function hashSource(text: string, page: string): string {
  if (text.includes('\r')) throw new Error(`${page} has a carriage return in an inline script`);
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
