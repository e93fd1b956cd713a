import { splitMarked } from '@/lib/content/editing/place';

/**
 * Whether the page still shows what the files no longer have: next dev renders it again a moment after a change, or never
 * if it fails. Until then, nobody can tell from the page where its words are.
 */
export function watchPendingRendering(onRendered: () => void) {
  let isPending = false;
  const finish = () => {
    if (!isPending) return;
    isPending = false;
    onRendered();
  };
  const hasMarks = ({ textContent }: Node) =>
    splitMarked(textContent ?? '').some(({ place }) => place !== null);
  const bringsMarks = ({ type, target, addedNodes }: MutationRecord) =>
    type === 'characterData' ? hasMarks(target) : [...addedNodes].some(hasMarks);
  new MutationObserver((records) => {
    if (isPending && records.some(bringsMarks)) finish();
  }).observe(document.body, { childList: true, characterData: true, subtree: true });

  return {
    isPending: () => isPending,
    /** After a change that the page doesn't show yet. */
    expect() {
      isPending = true;
    },
    /** After Undo: the files have what the page shows. */
    finish,
  };
}
