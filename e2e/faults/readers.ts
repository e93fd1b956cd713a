import type { Page } from 'playwright/test';
import { readOn } from './read-on';
import { asksOfTwoPages, type Scene, type SiteFault } from './scene';

/** As a translation by the browser does: each text is wrapped twice. The words stay, to be compared. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text); // It shows texts alone.
  for (const text of found) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, noscript')) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.appendChild(document.createElement('font')).append(text.data);
  }
}

/** What password managers, grammar checkers and dark modes leave in a page. */
function decorate() {
  document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
  document.documentElement.classList.add('translated-ltr');
  document.body.setAttribute('cz-shortcut-listen', 'true');
  for (const place of ['afterbegin', 'beforeend'] as const) {
    document.body.insertAdjacentElement(place, document.createElement('grammarly-extension'));
  }
  document.head.append(document.createElement('style'));
}

/** As one does that makes links of telephone numbers and marks of names. */
function mark() {
  for (const element of document.querySelectorAll('h1, main p, main li, main dt')) {
    const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
    const [first = '', ...rest] = text?.nodeValue?.split(/(?<= )/) ?? [];
    if (!text || first === '') continue;
    const marked = document.createElement('mark');
    marked.append(first);
    text.replaceWith(marked, rest.join(''));
  }
}

/** As soon as the document is read: React has not begun. */
const early = (change: () => void) => (scene: Scene) =>
  scene.page.addInitScript(
    `document.addEventListener('DOMContentLoaded', ${change}, { once: true })`,
  );

const late = (change: () => void) => async (scene: Scene) => {
  await scene.page.evaluate(change);
  return readOn(scene.page, scene.path);
};

const use = ({ page, path }: { page: Page; path: string }) => readOn(page, path);

/** React’s word for a page whose texts are not those it knows when it comes; it makes them anew. */
const mended = /Minified React error #418/;

/** What readers' own tools do to a page that React keeps. */
export const readerFaults: SiteFault[] = [
  {
    name: 'an extension adds nodes and attributes during load',
    before: early(decorate),
    after: use,
    moves: true,
    asks: asksOfTwoPages,
  },
  {
    name: 'an extension adds nodes and attributes later',
    after: late(decorate),
    moves: true,
    asks: asksOfTwoPages,
  },
  {
    name: 'an extension highlights words during load',
    before: early(mark),
    after: use,
    moves: true,
    asks: asksOfTwoPages,
    says: mended,
  },
  {
    name: 'an extension highlights words later',
    after: late(mark),
    moves: true,
    asks: asksOfTwoPages,
    says: mended,
  },
  {
    name: 'the page is translated during load',
    before: early(translate),
    after: use,
    moves: true,
    asks: asksOfTwoPages,
    says: mended,
  },
  {
    name: 'the page is translated later',
    after: late(translate),
    moves: true,
    asks: asksOfTwoPages,
    says: mended,
  },
  {
    name: 'the page is translated later, on a small screen',
    after: late(translate),
    moves: true,
    asks: asksOfTwoPages,
    says: mended,
    width: 390,
  },
];
