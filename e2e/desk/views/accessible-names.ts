import type { Element, Root } from 'hast';
import { select } from 'hast-util-select';
import { SKIP, visit } from 'unist-util-visit';

/** Accessible names of a page's elements, in a simplified form of the specification's algorithm. */
export function createNames(tree: Root) {
  /** The label from aria-labelledby or aria-label; empty without one. */
  function labelOf({ properties }: Element): string {
    const ids = Array.isArray(properties.ariaLabelledBy) ? properties.ariaLabelledBy : [];
    const texts = ids.flatMap((id) => select(`[id="${id}"]`, tree) ?? []).map(shownText);
    if (texts.length > 0) return texts.join(' ');
    return typeof properties.ariaLabel === 'string' ? properties.ariaLabel.trim() : '';
  }
  /** The label, or else the text with the alternative texts of images. */
  return { labelOf, nameOf: (node: Element) => labelOf(node) || shownText(node) };
}

function shownText(root: Element): string {
  const parts: string[] = [];
  visit(root, (node) => {
    if (node.type === 'text') parts.push(node.value);
    if (node.type !== 'element') return undefined;
    const { alt, ariaHidden, ariaLabel } = node.properties;
    if (ariaHidden === 'true' || node.tagName === 'style') return SKIP;
    if (node.tagName === 'img') parts.push(String(alt ?? ''));
    if (node === root || typeof ariaLabel !== 'string') return undefined;
    parts.push(ariaLabel);
    return SKIP;
  });
  return parts.join('').replace(/\s+/g, ' ').trim();
}
