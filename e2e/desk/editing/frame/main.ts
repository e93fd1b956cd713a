import type { Words } from '@/lib/content/editing/words';
import { connectDesk } from './desk-calls';
import { createOverlay, placeNear } from './overlay';
import { elementsWithWords, type PageWords, rangeOf, wordsAt, wordsIn } from './page-words';
import { createWordForm, positionText } from './word-form';

/* Runs in every page that next dev serves. Does nothing unless the preview desk frames the page and turns editing on. */

const script = document.currentScript;
if (parent !== window && script instanceof HTMLScriptElement) start(new URL(script.src));

function start(scriptUrl: URL): void {
  const overlay = createOverlay(new URL('/preview/edit-frame.css', scriptUrl).href);
  const desk = connectDesk(scriptUrl.origin, (on) => (on ? turnOn() : turnOff()));
  let form: HTMLFormElement | undefined;
  let shown: Text | undefined;
  let listeners = new AbortController();
  let focusable: HTMLElement[] = [];

  async function find({ text, place, near }: PageWords): Promise<Words | null> {
    return place === null ? desk.find(text, near) : desk.open(place);
  }

  async function show(words: PageWords | null): Promise<void> {
    if (words?.node === shown) return;
    shown = words?.node;
    overlay.show(words, '');
    if (words === null) return;
    const text = await find(words).then(
      (found) =>
        found === null ? 'Not in content/: part of the code, or calculated' : positionText(found),
      (error: Error) => error.message,
    );
    if (shown === words.node) overlay.show(words, text);
  }

  async function edit(target: PageWords): Promise<void> {
    const words = await find(target).catch(() => null);
    if (words === null) return show(target);
    closeForm();
    overlay.show(null, '');
    form = createWordForm(words, desk, () => {
      closeForm();
      target.node.parentElement?.focus();
    });
    overlay.root.append(form);
    placeNear(form, rangeOf(target.node).getBoundingClientRect());
    form.querySelector('textarea')?.focus();
  }

  function closeForm(): void {
    form?.remove();
    form = undefined;
  }

  function turnOn(): void {
    turnOff();
    listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    overlay.attach();
    document.addEventListener(
      'pointermove',
      (event) => {
        if (form === undefined && !overlay.owns(event))
          void show(wordsAt(event.clientX, event.clientY));
      },
      options,
    );
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (form === undefined && target instanceof Element) void show(wordsIn(target));
      },
      options,
    );
    document.addEventListener(
      'scroll',
      () => {
        if (form === undefined) void show(null);
      },
      options,
    );
    // While words are edited, links and buttons aren't followed or pressed.
    for (const type of ['click', 'pointerdown', 'mousedown', 'keydown'] as const) {
      document.addEventListener(
        type,
        (event) => {
          if (overlay.owns(event)) return;
          const isPress = event instanceof KeyboardEvent ? event.key === 'Enter' : true;
          if (!isPress) return;
          event.preventDefault();
          event.stopImmediatePropagation();
          if (event.type === 'pointerdown' || event.type === 'mousedown') return;
          const target = event.target instanceof Element ? event.target : document.body;
          const words =
            event instanceof KeyboardEvent || event.detail === 0
              ? wordsIn(target)
              : wordsAt((event as MouseEvent).clientX, (event as MouseEvent).clientY);
          if (words !== null) void edit(words);
        },
        options,
      );
    }
    focusable = elementsWithWords().filter(
      (element) => !element.hasAttribute('tabindex') && element.tabIndex < 0,
    );
    for (const element of focusable) element.tabIndex = 0;
  }

  function turnOff(): void {
    listeners.abort();
    closeForm();
    overlay.show(null, '');
    overlay.detach();
    for (const element of focusable) element.removeAttribute('tabindex');
    focusable = [];
    shown = undefined;
  }
}
