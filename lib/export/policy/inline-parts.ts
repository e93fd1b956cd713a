import { createHash } from 'node:crypto';
import type { InlineHashes } from './policy-text';

const element = /<(script|style)(\s[^>]*)?>([\s\S]*?)<\/\1>/g;

/** Types of script elements that hold data: no browser runs them, and no policy is asked for them. */
const dataTypes = ['application/json', 'application/ld+json', 'text/plain'];

/** The inline scripts and styles of a page, as the hashes by which a policy admits them. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name, attributes = '', text = ''] of html.matchAll(element)) {
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1];
    if (name === 'style') styles.add(hashSource(text));
    else if (!/\ssrc=/.test(attributes) && !isData(type)) scripts.add(hashSource(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** @param type of a script element */
export function isData(type: string | undefined): boolean {
  return type !== undefined && dataTypes.includes(type);
}

/** A text by its hash, as a source of a policy. Browsers read line ends as line feeds before they hash. */
export function hashSource(text: string): string {
  const read = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}
