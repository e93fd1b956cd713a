import type { PageLink } from './read-page';
import { unique } from './unique';

export type LinkChange =
  | { what: 'added' | 'removed'; text: string; target: string }
  | { what: 'changed'; text: string; before: string; target: string };

/** Links that were added, removed, or lead elsewhere. A link whose words alone have changed isn't one of them. */
export function compareLinks(
  before: readonly PageLink[],
  after: readonly PageLink[],
): LinkChange[] {
  const removed = [...before];
  const take = (isMatch: (link: PageLink) => boolean) => {
    const index = removed.findIndex(isMatch);
    return index < 0 ? undefined : removed.splice(index, 1)[0];
  };
  // Links that are the same come first, so that none of them is taken for another's earlier version.
  const unmatched = after.filter(
    ({ text, target }) => !take((old) => old.text === text && old.target === target),
  );
  const reworded = unmatched.filter(({ target }) => !take((old) => old.target === target));
  const changes = reworded.map(({ text, target }): LinkChange => {
    const old = take((link) => link.text === text);
    return old === undefined
      ? { what: 'added', text, target }
      : { what: 'changed', text, before: old.target, target };
  });
  return unique([...changes, ...removed.map((link): LinkChange => ({ what: 'removed', ...link }))]);
}
