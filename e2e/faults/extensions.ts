import type { Page } from 'playwright/test';
import { browseSite } from './browse-site';
import { maxRequestsForTwoPages, type SiteFault, type VisitContext } from './site-fault';

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
function highlight() {
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
const onDomReady = (change: () => void) => (scene: VisitContext) =>
  scene.page.addInitScript(
    `document.addEventListener('DOMContentLoaded', ${change}, { once: true })`,
  );

const onceLoaded = (change: () => void) => async (scene: VisitContext) => {
  await scene.page.evaluate(change);
  return browseSite(scene.page, scene.path);
};

const browse = ({ page, path }: { page: Page; path: string }) => browseSite(page, path);

/** React’s word for a page whose texts are not those it knows when it comes; it makes them anew. */
const hydrationMismatch = /Minified React error #418/;

/** What readers' own tools do to a page that React keeps. */
export const extensionFaults: SiteFault[] = [
  {
    name: 'an extension adds nodes and attributes during load',
    beforeLoad: onDomReady(decorate),
    afterLoad: browse,
    mayShiftLayout: true,
    maxRequests: maxRequestsForTwoPages,
  },
  {
    name: 'an extension adds nodes and attributes later',
    afterLoad: onceLoaded(decorate),
    mayShiftLayout: true,
    maxRequests: maxRequestsForTwoPages,
  },
  {
    name: 'an extension highlights words during load',
    beforeLoad: onDomReady(highlight),
    afterLoad: browse,
    mayShiftLayout: true,
    maxRequests: maxRequestsForTwoPages,
    expectedErrors: hydrationMismatch,
  },
  {
    name: 'an extension highlights words later',
    afterLoad: onceLoaded(highlight),
    mayShiftLayout: true,
    maxRequests: maxRequestsForTwoPages,
    expectedErrors: hydrationMismatch,
  },
  {
    name: 'the page is translated during load',
    beforeLoad: onDomReady(translate),
    afterLoad: browse,
    mayShiftLayout: true,
    maxRequests: maxRequestsForTwoPages,
    expectedErrors: hydrationMismatch,
  },
  {
    name: 'the page is translated later',
    afterLoad: onceLoaded(translate),
    mayShiftLayout: true,
    maxRequests: maxRequestsForTwoPages,
    expectedErrors: hydrationMismatch,
  },
  {
    name: 'the page is translated later, on a small screen',
    afterLoad: onceLoaded(translate),
    mayShiftLayout: true,
    maxRequests: maxRequestsForTwoPages,
    expectedErrors: hydrationMismatch,
    width: 390,
  },
];
