/**
 * Runs in the page: wraps each text node twice, as browser translation does. The text itself stays the same, so it can be
 * compared.
 */
export function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const textNodes: Text[] = [];
  while (walker.nextNode()) textNodes.push(walker.currentNode as Text); // SHOW_TEXT yields only text nodes.
  for (const text of textNodes) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, noscript, svg'))
      continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.appendChild(document.createElement('font')).append(text.data);
  }
}

/** Runs in the page: adds what password managers, grammar checkers, and dark-mode extensions leave in it. */
export function decorate() {
  document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
  document.body.setAttribute('cz-shortcut-listen', 'true');
  document.body.prepend(document.createElement('grammarly-extension'));
  document.head.append(document.createElement('style'));
}

/** Runs in the page: wraps the first word of each text, as extensions do that highlight terms. */
export function highlight() {
  for (const { firstChild: text } of document.querySelectorAll('h1, main p, main li, main dt')) {
    if (!(text instanceof Text)) continue;
    const word = document.createRange();
    word.setStart(text, 0);
    word.setEnd(text, text.data.indexOf(' ') + 1);
    word.surroundContents(document.createElement('mark'));
  }
}

/** React's hydration error for text that doesn't match, what React then renders again, and the style that an extension adds. */
export const extensionErrors = /Minified React error #418|TrustedScript|Applying inline style/;
