import { type Place, splitMarked } from '@/lib/content/editing/place';
import type { Words } from '@/lib/content/editing/words';
import type { DeskCalls } from './desk-calls';
import { createOverlay, placeNear } from './overlay';
import {
  elementsWithWords,
  type PageWords,
  rangeOf,
  textNodesIn,
  wordsAt,
  wordsIn,
} from './page-words';
import { watchPendingRendering } from './pending-rendering';
import { changedAttribute, createWordForm, positionText } from './word-form';

/** Shows where words come from when they're pointed at or focused, and opens a form for them when they're pressed. */
export function createEditMode(desk: DeskCalls, styleUrl: string) {
  const overlay = createOverlay(styleUrl);
  const savedWords = createSavedWords(desk);
  const rendering = watchPendingRendering(() => {
    shown = undefined;
    overlay.show(null, '');
  });
  let isOn = false;
  let form: HTMLFormElement | undefined;
  let shown: Text | undefined;

  const open = async ({ place }: PageWords): Promise<Words | null> =>
    place === null ? null : desk.open(place);

  async function show(words: PageWords | null): Promise<void> {
    if (form !== undefined || words?.node === shown) return;
    shown = words?.node;
    overlay.show(words, '');
    if (words === null) return;
    if (rendering.isPending()) return overlay.show(words, notRendered);
    const text = await open(words).then(
      (found) =>
        found === null
          ? 'Can’t be edited here: it’s a name that other texts refer to, part of the code, or calculated'
          : positionText(found),
      (error: Error) => error.message,
    );
    if (shown === words.node) overlay.show(words, text);
  }

  async function edit(target: PageWords): Promise<void> {
    if (form?.hasAttribute(changedAttribute)) {
      form.querySelector('textarea')?.focus();
      return;
    }
    if (rendering.isPending()) return show(target);
    // A failure is shown as the label.
    const words = await open(target).catch(() => null);
    if (words === null) return show(target);
    closeForm();
    const { node } = target;
    const opened = createWordForm(words, desk, {
      onSaved(value) {
        if (!savedWords.show(words.place, words.value, value, node)) rendering.expect();
      },
      onListChanged: rendering.expect,
      onDone() {
        closeForm();
        node.parentElement?.focus();
      },
    });
    form = opened;
    overlay.root.append(opened);
    // It grows with what's wrong.
    new ResizeObserver(() => placeNear(opened, rangeOf(node).getBoundingClientRect())).observe(
      opened,
    );
    opened.querySelector('textarea')?.focus();
  }

  function closeForm(): void {
    form?.remove();
    form = undefined;
    shown = undefined;
    overlay.show(null, '');
  }

  function intercept(event: Event): void {
    if (event instanceof KeyboardEvent && event.key === 'Tab') makeFocusable();
    if (overlay.owns(event) || (event instanceof KeyboardEvent && event.key !== 'Enter')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'click' && event.type !== 'keydown') return;
    // A click by keyboard has no position.
    const words =
      event instanceof MouseEvent && event.detail > 0
        ? wordsAt(event.clientX, event.clientY)
        : event.target instanceof Element && wordsIn(event.target);
    if (words) void edit(words);
  }

  /** Words are reached by keyboard. An edit of a list brings new ones. */
  function makeFocusable(): void {
    for (const element of elementsWithWords()) if (element.tabIndex < 0) element.tabIndex = 0;
  }

  function turn(on: boolean): void {
    if (on === isOn) return;
    isOn = on;
    // Off, the page is as it was before.
    if (on) start();
    else location.reload();
  }

  function start(): void {
    document.body.append(overlay.host);
    const listen = <T extends keyof DocumentEventMap>(
      type: T,
      listener: (event: DocumentEventMap[T]) => void,
    ) => document.addEventListener(type, listener, { capture: true });
    for (const type of ['pointerdown', 'mousedown', 'click', 'keydown'] as const) {
      listen(type, intercept);
    }
    listen('pointermove', (event) => {
      if (!overlay.owns(event)) void show(wordsAt(event.clientX, event.clientY));
    });
    listen('focusin', ({ target }) => {
      if (target instanceof Element) void show(wordsIn(target));
    });
    listen('scroll', () => void show(null));
    makeFocusable();
  }

  async function readAgain(): Promise<void> {
    await savedWords.readAgain();
    rendering.finish();
  }

  return { turn, readAgain };
}

const notRendered = 'Saved. The page hasn’t been rendered again yet.';

/** Characters of variables, links, and formatting, which only the server can show. */
const markup = /[{[*_`<]/;

/** Shows saved words before next dev has rendered the page again, which takes a second or two. */
function createSavedWords(desk: DeskCalls) {
  /** For each place that was edited on this page, the words last shown, and where they were pressed. */
  const shown = new Map<string, { value: string; pressed: Text }>();

  /**
   * Replaces texts that have the place's mark and no other words. Of texts without a mark, only the one pressed.
   *
   * @returns whether the page shows the words now, at the place that was pressed
   */
  function show(place: Place, was: string, value: string, pressed: Text): boolean {
    if (was === value) return true;
    if (markup.test(was + value)) return false;
    const key = JSON.stringify(place);
    shown.set(key, { value, pressed });
    for (const node of textNodesIn(document.body)) {
      const [part, ...others] = splitMarked(node.data);
      if (part?.words !== was || others.length > 0) continue;
      const isHere = part.place === null ? node === pressed : JSON.stringify(part.place) === key;
      // The mark stays.
      if (isHere) node.data = node.data.replace(was, () => value);
    }
    return pressed.data.includes(value);
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
