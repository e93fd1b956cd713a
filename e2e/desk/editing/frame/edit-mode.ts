import type { Words } from '@/lib/content/editing/words';
import type { DeskCalls } from './desk-calls';
import { createOverlay, placeNear } from './overlay';
import { elementsWithWords, type PageWords, rangeOf, wordsAt, wordsIn } from './page-words';
import { createSavedWords } from './saved-words';
import { changedAttribute, createWordForm, positionText } from './word-form';

/** Shows where words come from when they're pointed at or focused, and opens a form for them when they're pressed. */
export function createEditMode(desk: DeskCalls, styleUrl: string) {
  const overlay = createOverlay(styleUrl);
  const savedWords = createSavedWords(desk);
  let listeners = new AbortController();
  let form: HTMLFormElement | undefined;
  let shown: Text | undefined;
  /** Elements that were made focusable, to be reached by keyboard, and what they had before. */
  const madeFocusable = new Map<HTMLElement, string | null>();

  const find = ({ text, place, near }: PageWords): Promise<Words | null> =>
    place === null ? desk.find(text, near) : desk.open(place);

  async function show(words: PageWords | null): Promise<void> {
    if (form !== undefined || words?.node === shown) return;
    shown = words?.node;
    overlay.show(words, '');
    if (words === null) return;
    const text = await find(words).then(
      (found) =>
        found === null
          ? 'Can’t be edited here: it’s in the code or calculated'
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
    // A failure is shown as the label.
    const words = await find(target).catch(() => null);
    if (words === null) return show(target);
    closeForm();
    const { node } = target;
    const showSaved = (value: string) => savedWords.show(words.place, words.value, value, node);
    const opened = createWordForm(words, desk, showSaved, () => {
      closeForm();
      node.parentElement?.focus();
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

  /** While words are edited, links aren't followed and buttons aren't pressed. */
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

  /** An edit of a list brings new elements. */
  function makeFocusable(): void {
    for (const element of elementsWithWords()) {
      if (element.tabIndex >= 0) continue;
      madeFocusable.set(element, element.getAttribute('tabindex'));
      element.tabIndex = 0;
    }
  }

  function turn(on: boolean): void {
    listeners.abort();
    closeForm();
    overlay.host.remove();
    for (const [element, before] of madeFocusable) {
      if (before === null) element.removeAttribute('tabindex');
      else element.setAttribute('tabindex', before);
    }
    madeFocusable.clear();
    if (!on) return;

    listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    document.body.append(overlay.host);
    for (const type of ['pointerdown', 'mousedown', 'click', 'keydown']) {
      document.addEventListener(type, intercept, options);
    }
    const follow = (event: PointerEvent) => {
      if (!overlay.owns(event)) void show(wordsAt(event.clientX, event.clientY));
    };
    document.addEventListener('pointermove', follow, options);
    const showFocused = ({ target }: FocusEvent) => {
      if (target instanceof Element) void show(wordsIn(target));
    };
    document.addEventListener('focusin', showFocused, options);
    document.addEventListener('scroll', () => void show(null), options);
    makeFocusable();
  }

  return { turn, readAgain: savedWords.readAgain };
}
