import { selectAll } from 'hast-util-select';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { visit } from 'unist-util-visit';
import { IslandRoot } from '@/components/islands/island-root';
import { isIslandName, islands } from '@/components/islands/registry';
import { element, type Page, parseFragment, textOf } from './html';
import { NextOutputError } from './next-output';

/**
 * Renders each island of a page once more, by itself, as the browser hydrates it: React's IDs depend on a component's
 * place in the tree.
 *
 * @throws Error if it has other words than Next's, because its props don't survive JSON or its name is another
 *   component's
 */
export async function renderIslands({ file, tree }: Page): Promise<void> {
  for (const [index, island] of selectAll('[data-island]', tree).entries()) {
    const { dataIsland: name, dataProps } = island.properties;
    if (!isIslandName(name)) throw new Error(`${file}: there’s no island ${name}`);
    const { default: component } = await islands[name]();
    const key = `i${index}-`;
    const root = createElement(IslandRoot, {
      // Each island gets the props of its own marker.
      component: component as Parameters<typeof IslandRoot>[0]['component'],
      props: JSON.parse(String(dataProps)),
    });
    const html = renderToString(root, { identifierPrefix: key });
    const { children } = parseFragment(html);
    const rendered = element('div', {}, ...children.filter((child) => child.type !== 'doctype'));
    if (textOf(rendered) !== textOf(island)) {
      throw new NextOutputError(`${file}: the island ${name} has other words by itself`);
    }
    // The Content Security Policy doesn't allow it.
    visit(rendered, 'element', ({ properties }) => void delete properties.style);
    island.properties.dataKey = key;
    island.children = rendered.children;
  }
}
