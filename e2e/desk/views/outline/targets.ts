import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Checks where links of a page lead.
 * @param paths of the site's pages
 * @returns a function that gives what's wrong with a link's target, or null
 */
export function createTargetCheck(tree: Root, paths: ReadonlySet<string>) {
  const ids = new Set<unknown>();
  visit(tree, 'element', (node) => void ids.add(node.properties.id));

  return (href: string): string | null => {
    if (href.startsWith('#')) {
      const id = href.slice(1);
      return id === '' || ids.has(id) ? null : 'leads to a place that isn’t on this page';
    }
    const path = href.replace(/[?#].*$/, '');
    // Only pages have paths without a dot: /media/home.mp4 is a file. The platform has its own.
    if (!path.startsWith('/') || path.includes('.') || path === '/login') return null;
    return paths.has(path) ? null : 'leads to a page that doesn’t exist';
  };
}
