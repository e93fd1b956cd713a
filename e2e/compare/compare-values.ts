import { beforeAfter, type Change, oneSided, same, unique } from './change';

const labels: Record<string, string> = {
  title: 'Title',
  description: 'Description in search results',
  canonical: 'Canonical URL',
  robots: 'Search engine indexing (robots)',
  language: 'Language',
  sitemap: 'Sitemap',
  'og:title': 'Title of the shared link',
  'og:description': 'Description of the shared link',
  'og:image': 'Picture of the shared link',
  'og:url': 'Address of the shared link',
};

/** Named values that were added, removed, or changed. */
export function compareValues(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Change[] => {
    const [old, now] = [before.get(name), after.get(name)];
    const label = labels[name] ?? name;
    if (old === now) return [];
    if (old === undefined) return [oneSided('added', label, now ?? '')];
    if (now === undefined) return [oneSided('removed', label, old)];
    const parts = beforeAfter(linesOnlyIn(old, now), linesOnlyIn(now, old));
    return [{ what: 'changed', label, parts }];
  });
}

/** The lines that only the first of two texts has. */
function linesOnlyIn(text: string, other: string): string {
  const [lines, others] = [text.split('\n'), other.split('\n')];
  const only = lines.filter((line) => !others.includes(line));
  return (only.length > 0 ? only : lines).join('\n');
}

export interface PageLink {
  text: string;
  target: string;
}

/** Links that were added, removed, or lead elsewhere. A link whose words alone have changed isn't one of them. */
export function compareLinks(before: readonly PageLink[], after: readonly PageLink[]): Change[] {
  const removed = [...before];
  const take = (isMatch: (link: PageLink) => boolean) => {
    const index = removed.findIndex(isMatch);
    return index < 0 ? undefined : removed.splice(index, 1)[0];
  };
  const link = (what: 'added' | 'removed', { text, target }: PageLink): Change => ({
    what,
    label: `Link, ${what}`,
    parts: [same(`${text} `), { what, text: readable(target), style: 'path' }],
  });
  // Links that are the same come first, so that none of them is taken for another's earlier version.
  const added = after
    .filter(({ text, target }) => !take((old) => old.text === text && old.target === target))
    .filter(({ target }) => !take((old) => old.target === target));
  const changes = added.map((now): Change => {
    const old = take(({ text }) => text === now.text);
    if (old === undefined) return link('added', now);
    const parts = [same(now.text), ...beforeAfter(readable(old.target), readable(now.target))];
    return { what: 'changed', label: 'Link destination changed', parts };
  });
  return unique([...changes, ...removed.map((old) => link('removed', old))]);
}

/** An address without the escapes of a prefilled email. */
function readable(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    // It has a percent sign that isn't an escape.
    return target;
  }
}
