import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { positionOf } from '../problem';

/** Offsets of a node's source. */
export function rangeOf({ position }: Nodes): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** Gives positions to nodes that have none: remark-gfm splits a text at an address in it, such as me@plant.example. */
export function locateAddresses(root: Root, source: string): void {
  const place = (node: Nodes, start: number, end: number) => {
    const [from, to] = [start, Math.max(start, end)].map((offset) => ({
      ...positionOf(source, offset),
      offset,
    }));
    if (from !== undefined && to !== undefined) node.position = { start: from, end: to };
  };
  visit(root, (parent) => {
    if (!('children' in parent)) return;
    const { start, end } = rangeOf(parent);
    const siblings: readonly Nodes[] = parent.children;
    let at = start;
    for (const node of siblings) {
      if (node.position === undefined && node.type === 'link') {
        const [label] = node.children;
        const words = label?.type === 'text' ? label.value : '';
        const found = Math.max(source.indexOf(words, at), at);
        place(node, found, found + words.length);
      }
      if (node.position !== undefined) at = rangeOf(node).end;
    }
    for (const [index, node] of siblings.entries()) {
      if (node.position !== undefined) continue;
      const [before, after] = [siblings[index - 1], siblings[index + 1]];
      place(node, before ? rangeOf(before).end : start, after ? rangeOf(after).start : end);
    }
  });
}
