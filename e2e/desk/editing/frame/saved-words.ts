import { type Place, splitMarked } from '@/lib/content/editing/place';
import type { DeskCalls } from './desk-calls';
import { textNodesIn } from './page-words';

/** Characters of variables, links, and formatting, which only the server can show. */
const markup = /[{[*_`<]/;

/** Shows saved words before next dev has rendered the page again, which takes a second or two. */
export function createSavedWords(desk: DeskCalls) {
  /** For each place that was edited on this page, the words last shown, and where they were pressed. */
  const shown = new Map<string, { value: string; pressed: Text }>();

  /** Replaces texts that have the place's mark and no other words. Of texts without a mark, only the one pressed. */
  function show(place: Place, was: string, value: string, pressed: Text): void {
    if (markup.test(was + value)) return;
    const key = JSON.stringify(place);
    shown.set(key, { value, pressed });
    for (const node of textNodesIn(document.body)) {
      const [part, ...others] = splitMarked(node.data);
      if (part?.words !== was || others.length > 0) continue;
      const isHere = part.place === null ? node === pressed : JSON.stringify(part.place) === key;
      // The mark stays.
      if (isHere) node.data = node.data.replace(was, () => value);
    }
  }

  /** After Undo, shows what the files have. If next dev never rendered the undone words, it wouldn't replace them. */
  async function readAgain(): Promise<void> {
    for (const [key, { value, pressed }] of [...shown]) {
      const place: Place = JSON.parse(key);
      // If the file no longer has these words, neither will the page once it's rendered again.
      const now = await desk.open(place).catch(() => null);
      if (now !== null) show(place, value, now.value, pressed);
    }
  }

  return { show, readAgain };
}
