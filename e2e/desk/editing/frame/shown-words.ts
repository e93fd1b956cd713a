import { type Place, splitMarked } from '@/lib/content/editing/place';
import type { DeskCalls } from './desk-calls';
import { textNodesIn } from './page-words';

/** What could be a variable, a link, or formatting, which only the server can show. */
const markup = /[{[*_`<]/;

/** Shows saved words before next dev has rendered the page again, which takes a second or two. */
export function createShownWords(desk: DeskCalls) {
  /** The words last shown for each place that was edited on this page. */
  const shown = new Map<string, string>();

  /** Changes texts that consist of these words from this place. */
  function show(place: Place, was: string, value: string): void {
    if (markup.test(was + value)) return;
    const key = JSON.stringify(place);
    shown.set(key, value);
    for (const node of textNodesIn(document.body)) {
      const [part, ...others] = splitMarked(node.data);
      const isOnly = part?.words === was && others.length === 0;
      // The mark stays.
      if (isOnly && JSON.stringify(part.place) === key)
        node.data = node.data.replace(was, () => value);
    }
  }

  /** Shows what the files have after Undo: if next dev never rendered the words that it took back, it changes nothing. */
  async function update(): Promise<void> {
    for (const [key, was] of [...shown]) {
      const place: Place = JSON.parse(key);
      // Words that are gone are gone from the page once the server has rendered it.
      const now = await desk.open(place).catch(() => null);
      if (now !== null) show(place, was, now.value);
    }
  }

  return { show, update };
}
