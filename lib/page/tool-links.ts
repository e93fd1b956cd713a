/*
 * The state of a tool is in the URL's fragment, which browsers don't send to any server. Each changed tool has three parts:
 * its id, its state as JSON in base64url, and a checksum of both. The tool that changed last comes first, and periods
 * separate all parts: `#roi-calculator.eyJ….1a2b3c`. No program has a reason to encode these characters (RFC 3986, 2.3).
 */

/** The state of history entries between which only tools differ. A link's new entry has no state. */
export const toolsMark = 'tools';

/** Characters of a fragment that are read. The largest board has fewer. */
const maxLength = 30_000;

/** What can't be read from a link that was cut off or changed. */
export const damaged = Symbol('damaged link');

/** The ids of the tools whose states are in the URL, the one to show first. */
export function toolsInUrl(): string[] {
  return readFragment().map(({ id }) => id);
}

/** A tool's state in the URL, of whatever shape; undefined if it has none. */
export function readToolLink(id: string): unknown {
  const entry = readFragment().find((each) => each.id === id);
  if (entry === undefined) return;
  if (entry.sum !== checksum(id + entry.data)) return damaged;
  try {
    const bytes = Uint8Array.from(
      atob(entry.data.replaceAll('-', '+').replaceAll('_', '/')),
      (byte) => byte.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // The checksum is right, but what it's of isn't JSON: somebody made up this link.
    return damaged;
  }
}

/**
 * Adds a history entry in which the URL has this state. Does nothing if it has it already.
 *
 * @param state undefined to remove the tool's
 */
export function pushToolLink(id: string, state: unknown): void {
  const entries = readFragment();
  const others = entries.filter((each) => each.id !== id);
  const rest = others.map((entry) => `${entry.id}.${entry.data}.${entry.sum}`);
  const fragment = (state === undefined ? rest : [writeToolLink(id, state), ...rest]).join('.');
  const { pathname, search, hash } = location;
  // Without tools, the fragment can be another one.
  if (fragment === hash.slice(1) || (fragment === '' && entries.length === 0)) return;
  try {
    history.replaceState(toolsMark, '');
    history.pushState(toolsMark, '', pathname + search + (fragment && `#${fragment}`));
  } catch {
    // Browsers limit how often a page may do this. The tool shows the right state; the next change tries again.
  }
}

interface Entry {
  id: string;
  data: string;
  sum: string;
}

function readFragment(): Entry[] {
  // Older links have a question mark after the id. They can't be read any more, which has to be said.
  const parts = location.hash.slice(1, maxLength).split(/[.?]/);
  const entries: Entry[] = [];
  // What follows a checksum was added by a program that found the link in a text.
  for (let at = 0; at + 1 < parts.length; at += 3) {
    const [id = '', data = '', sum = ''] = parts.slice(at, at + 3);
    if (id !== '' && data !== '') entries.push({ id, data, sum: /^\w*/.exec(sum)?.[0] ?? '' });
  }
  return entries;
}

/** A tool's part of the fragment. */
export function writeToolLink(id: string, state: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const data = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return `${id}.${data}.${checksum(id + data)}`;
}

/** FNV-1a of 32 bits: finds what was cut off, changed, or mistyped. It isn't against forgery. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
