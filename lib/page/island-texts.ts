/** Each island's texts when the page loaded, before the browser translated them. */
const loaded = new WeakMap<Element, (Element | Text)[]>();

export function keepTexts(islands: Iterable<Element>): void {
  for (const island of islands) loaded.set(island, findTexts(island));
}

/**
 * Puts an island's own texts back in place of their translation: with other nodes than it rendered, React would build the
 * island anew, without the focus and what's typed. The browser then translates them once more. If its translation has moved
 * texts around, nothing changes.
 */
export function restoreTexts(island: Element): void {
  const own = loaded.get(island);
  const shown = findTexts(island);
  if (own?.length !== shown.length) return;
  for (const [index, node] of shown.entries()) {
    const text = own[index];
    if (text !== undefined && isTranslation(node)) node.replaceWith(text);
  }
}

/** Its texts in order. Browsers put a `font` element in place of each text that they translate. */
function findTexts(island: Element): (Element | Text)[] {
  const texts: (Element | Text)[] = [];
  const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const isText = node instanceof Text || (node instanceof Element && isTranslation(node));
    if (isText && node.parentElement?.closest('font') === null) texts.push(node);
  }
  return texts;
}

function isTranslation(node: Element | Text): boolean {
  return node instanceof Element && node.localName === 'font';
}
