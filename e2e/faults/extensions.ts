import { browseSite } from './browse-site';
import { maxRequestsForTwoPages, type SiteFault, type VisitContext } from './site-fault';

/**
 * Runs in the page: wraps each text node twice, as browser translation does. The text itself stays the same, so it can be
 * compared.
 */
export function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const textNodes: Text[] = [];
  while (walker.nextNode()) textNodes.push(walker.currentNode as Text); // SHOW_TEXT yields only text nodes.
  for (const text of textNodes) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, noscript')) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.appendChild(document.createElement('font')).append(text.data);
  }
}

/** Adds what password managers, grammar checkers, and dark-mode extensions leave in a page. */
function decorate() {
  document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
  document.documentElement.classList.add('translated-ltr');
  document.body.setAttribute('cz-shortcut-listen', 'true');
  for (const position of ['afterbegin', 'beforeend'] as const) {
    document.body.insertAdjacentElement(position, document.createElement('grammarly-extension'));
  }
  document.head.append(document.createElement('style'));
}

/** Wraps the first word of each text, as extensions do that link phone numbers or highlight terms. */
function highlight() {
  for (const element of document.querySelectorAll('h1, main p, main li, main dt')) {
    const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
    const [first = '', ...rest] = text?.nodeValue?.split(/(?<= )/) ?? [];
    if (!text || first === '') continue;
    const mark = document.createElement('mark');
    mark.append(first);
    text.replaceWith(mark, rest.join(''));
  }
}

/** Runs once the document is parsed, before React starts. */
const onDomReady = (change: () => void) => (context: VisitContext) =>
  context.page.addInitScript(
    `document.addEventListener('DOMContentLoaded', ${change}, { once: true })`,
  );

const browse = ({ page, path }: VisitContext) => browseSite(page, path);

/** React renders the page again when it hydrates, perhaps in the middle of a press. */
const browseRerendered = ({ page, path }: VisitContext) => browseSite(page, path, 2);

const onceLoaded =
  (change: () => void, visit: (context: VisitContext) => Promise<string>) =>
  async (context: VisitContext) => {
    await context.page.evaluate(change);
    return visit(context);
  };

/** React's hydration error for text that doesn't match; React then renders that part again. */
export const hydrationMismatch = /Minified React error #418/;

/** Faults from extensions and translation, which change a page that React manages. */
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
    afterLoad: onceLoaded(decorate, browse),
    mayShiftLayout: true,
    maxRequests: maxRequestsForTwoPages,
  },
  {
    name: 'an extension highlights words during load',
    beforeLoad: onDomReady(highlight),
    afterLoad: browseRerendered,
    mayShiftLayout: true,
    maxRequests: maxRequestsForTwoPages,
    expectedErrors: hydrationMismatch,
  },
  {
    name: 'an extension highlights words later',
    afterLoad: onceLoaded(highlight, browseRerendered),
    mayShiftLayout: true,
    maxRequests: maxRequestsForTwoPages,
    expectedErrors: hydrationMismatch,
  },
  {
    name: 'the page is translated during load',
    beforeLoad: onDomReady(translate),
    afterLoad: browseRerendered,
    mayShiftLayout: true,
    maxRequests: maxRequestsForTwoPages,
    expectedErrors: hydrationMismatch,
  },
  {
    name: 'the page is translated later',
    afterLoad: onceLoaded(translate, browseRerendered),
    mayShiftLayout: true,
    maxRequests: maxRequestsForTwoPages,
    expectedErrors: hydrationMismatch,
  },
  {
    name: 'the page is translated later, on a small screen',
    afterLoad: onceLoaded(translate, browseRerendered),
    mayShiftLayout: true,
    maxRequests: maxRequestsForTwoPages,
    expectedErrors: hydrationMismatch,
    width: 390,
  },
];
