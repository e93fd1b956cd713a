import { type Place, splitMarked } from '@/lib/content/editing/place';
import type { DeskCalls } from './desk-calls';
import { textNodesIn } from './page-words';

/** What could be a variable, a link, or formatting, which only the server can show. */
const markup = /[{[*_`<]/;

/** Shows saved words before next dev has rendered the page again, which takes a second or two. */
export function createShownWords(desk: DeskCalls) {
  /** For each place that was edited on this page, the words last shown, and where they were pressed. */
  const shown = new Map<string, { value: string; pressed: Text }>();

  /** Changes texts that consist of these words from this place. Without a mark, it's only the text that was pressed. */
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

  /** Shows what the files have after Undo: if next dev never rendered the words that it took back, it changes nothing. */
  async function update(): Promise<void> {
    for (const [key, { value, pressed }] of [...shown]) {
      const place: Place = JSON.parse(key);
      // Words that are gone are gone from the page once the server has rendered it.
      const now = await desk.open(place).catch(() => null);
      if (now !== null) show(place, value, now.value, pressed);
    }
  }

  return { show, update };
}
