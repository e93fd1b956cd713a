import type { DeskMessage, FrameMessage } from '../editing/messages';
import { elementsWithWords, type PageWords, wordsAt, wordsIn } from './page-words';

/*
 * Runs in every page that next dev serves. Only in the preview desk's frame, and with "Edit text" pressed, it outlines words
 * and pictures, and tells the desk where those that are pressed come from.
 */

const outlined = 'data-desk-outlined';
const style = new CSSStyleSheet();
// Firefox applies letter spacing to the invisible marks, too. A tight line then became too narrow and broke in a word.
style.replaceSync(`
  @supports (-moz-appearance: none) { * { letter-spacing: 0 !important } }
  [${outlined}] { outline: 3px solid #1d5b8f !important; outline-offset: 2px; cursor: pointer !important }
`);
document.adoptedStyleSheets.push(style);

const script = document.currentScript;
if (parent !== window && script instanceof HTMLScriptElement) connect(new URL(script.src).origin);

function connect(desk: string): void {
  let isOn = false;
  const post = (message: FrameMessage) => parent.postMessage(message, desk);
  addEventListener('message', ({ source, origin, data }: MessageEvent<DeskMessage>) => {
    if (source !== parent || origin !== desk) return;
    // Until it has loaded again, the page shows what the files no longer have.
    isOn = data.desk === 'editing' && data.on;
    if (!isOn) outline(null);
    if (data.desk === 'reload') location.reload();
  });
  const listen = <T extends keyof DocumentEventMap>(
    type: T,
    listener: (event: DocumentEventMap[T]) => void,
  ) => document.addEventListener(type, (event) => isOn && listener(event), { capture: true });

  listen('pointermove', (event) => outline(wordsAt(event.clientX, event.clientY)));
  listen('focusin', ({ target }) => {
    if (target instanceof Element) outline(wordsIn(target));
  });
  // A page doesn't react to what would open the form.
  for (const type of ['pointerdown', 'mousedown'] as const) listen(type, stop);
  listen('click', (event) => {
    stop(event);
    // A click by keyboard has no position.
    press(event.detail > 0 ? wordsAt(event.clientX, event.clientY) : wordsIn(event.target));
  });
  listen('keydown', (event) => {
    if (event.key === 'Tab') makeFocusable();
    if (event.key !== 'Enter') return;
    stop(event);
    press(wordsIn(event.target));
  });
  post({ desk: 'ready' });

  function press(words: PageWords | null): void {
    if (words !== null) post({ desk: 'pressed', place: words.place });
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function outline(words: PageWords | null): void {
  for (const element of document.querySelectorAll(`[${outlined}]`)) {
    if (element !== words?.element) element.removeAttribute(outlined);
  }
  words?.element.setAttribute(outlined, '');
}

/** Words are reached by keyboard. */
function makeFocusable(): void {
  for (const element of elementsWithWords()) if (element.tabIndex < 0) element.tabIndex = 0;
}
