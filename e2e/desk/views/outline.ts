import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { html } from 'hono/html';
import { SKIP, visit } from 'unist-util-visit';
import { textOf } from '@/lib/export/html';
import type { Html } from '../html-document';

/** A heading, link, or picture, or what's wrong with it: `problem` continues a sentence. */
interface Item {
  text: string;
  problem?: string | undefined;
}

/** A page's structure, as assistive technology and search engines find it. */
export interface Outline {
  headings: (Item & { level: number })[];
  landmarks: { role: string; label: string }[];
  /** `isInMain` is false in the top bar and the footer. */
  links: (Item & { href: string; isInMain: boolean })[];
  pictures: (Item & { kind: string })[];
}

const landmarkRoles: Readonly<Record<string, string>> = {
  main: 'main',
  nav: 'navigation',
  aside: 'complementary',
  search: 'search',
};
/** Landmarks unless they're inside of `main`, where they belong to a section. */
const pageRoles: Readonly<Record<string, string>> = { header: 'banner', footer: 'contentinfo' };

/**
 * Reads the outline of a page without what's shown only once something opens it, such as dialogs.
 * @param paths of the site's pages
 */
export function readOutline(tree: Root, paths: ReadonlySet<string>): Outline {
  const outline: Outline = { headings: [], landmarks: [], links: [], pictures: [] };
  const { labelOf, nameOf } = createNames(tree);
  const main = select('main', tree);
  const inMain = new Set<unknown>(main && [main, ...selectAll('*', main)]);

  visit(tree, 'element', (node) => {
    if (isClosed(node)) return SKIP;
    const { tagName, properties } = node;
    const level = Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);
    if (level > 0) {
      const text = textOf(node).trim();
      const expected = (outline.headings.at(-1)?.level ?? 0) + 1;
      const problem = level > expected ? `skips level ${expected}` : undefined;
      outline.headings.push({ level, text, problem: text === '' ? 'has no text' : problem });
    }
    const label = labelOf(node);
    const isSection = tagName === 'section' || properties.role === 'region';
    const role =
      landmarkRoles[tagName] ??
      (inMain.has(node) ? undefined : pageRoles[tagName]) ??
      (isSection && label !== '' ? 'region' : undefined);
    if (role !== undefined) outline.landmarks.push({ role, label });
    if (tagName === 'a' && properties.href !== undefined) {
      const [text, href] = [nameOf(node), String(properties.href)];
      const problem = text === '' ? 'has no text' : targetProblem(href, tree, paths);
      outline.links.push({ text, href, isInMain: inMain.has(node), problem });
    }
    const picture = readPicture(node, label);
    if (picture) outline.pictures.push(picture);
    return undefined;
  });
  return outline;
}

function isClosed({ tagName, properties }: Element): boolean {
  const isTemplate = ['template', 'script', 'style', 'dialog', 'noscript'].includes(tagName);
  return isTemplate || Boolean(properties.hidden) || properties.popover !== undefined;
}

function readPicture({ tagName, properties }: Element, label: string) {
  const drawing = properties.role === 'img' ? 'drawing' : undefined;
  const kind = { img: 'image', video: 'film' }[tagName] ?? drawing;
  if (kind === undefined) return undefined;
  // An empty alt text marks an image as decoration.
  if (properties.alt === '') return { kind: 'decoration', text: '' };
  const text = String(properties.alt ?? label);
  return { kind, text, problem: text === '' ? 'has no alternative text' : undefined };
}

function targetProblem(href: string, tree: Root, paths: ReadonlySet<string>): string | undefined {
  if (href.startsWith('#')) {
    const isHere = href === '#' || select(`[id="${href.slice(1)}"]`, tree) !== undefined;
    return isHere ? undefined : 'leads to a place that isn’t on this page';
  }
  const path = href.replace(/[?#].*$/, '');
  // Only pages have paths without a dot: /media/home.mp4 is a file. The platform has its own.
  if (!path.startsWith('/') || path.includes('.') || path === '/login') return undefined;
  return paths.has(path) ? undefined : 'leads to a page that doesn’t exist';
}

/** Accessible names of a page's elements, in a simplified form of the specification's algorithm. */
function createNames(tree: Root) {
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

/** The page's headings, landmarks, links, and pictures, with problems marked. */
export function outlineView({ headings, landmarks, links, pictures }: Outline): Html {
  const inMain = links.filter((link) => link.isInMain).map(linkItem);
  const around = links.filter((link) => !link.isInMain).map(linkItem);
  const mains = landmarks.filter(({ role }) => role === 'main').length;
  const titles = headings.filter(({ level }) => level === 1).length;
  const headingItems = headings.map(
    ({ level, text, problem }) =>
      html`<li data-level="${level}"><span class="tag">H${level}</span> ${text}${warning(problem)}</li>`,
  );
  const landmarkItems = landmarks.map(
    ({ role, label }) => html`<li><span class="tag">${role}</span> ${label}</li>`,
  );
  const pictureItems = pictures.map(
    ({ kind, text, problem }) =>
      html`<li><span class="tag">${kind}</span> ${text}${warning(problem)}</li>`,
  );
  return html`<h2>Outline</h2>
    ${titles === 1 ? '' : html`<p class="warning">The page has ${titles} headings of level 1. It needs one.</p>`}
    ${mains === 1 ? '' : html`<p class="warning">The page has ${mains} main landmarks. It needs one.</p>`}
    <div class="outline">
      ${section('headings', 'Headings', headingItems, html`<ol class="headings">${headingItems}</ol>`)}
      ${section(
        'links',
        'Links in the page’s own content',
        inMain,
        html`<ul>${inMain}</ul>
        <details><summary>In the top bar and the footer ${count(around)}</summary><ul>${around}</ul></details>`,
      )}
      ${section('landmarks', 'Landmarks', landmarkItems)}
      ${section('pictures', 'Images, drawings, and films', pictureItems)}
    </div>`;
}

function section(id: string, title: string, items: Html[], list = html`<ul>${items}</ul>`): Html {
  return html`<section aria-labelledby="outline-${id}"><h3 id="outline-${id}">${title} ${count(items)}</h3>${list}</section>`;
}

const count = ({ length }: readonly unknown[]): Html => html`<span class="figure">${length}</span>`;

const warning = (problem: string | undefined): Html | '' =>
  problem === undefined ? '' : html` <span class="warning">${problem}</span>`;

function linkItem({ text, href, problem }: Outline['links'][number]): Html {
  // The subject and body of a prepared email would hide everything else.
  const target = href.replace(/^(mailto:[^?]*\?).*$/, '$1…');
  return html`<li>${text} <span class="figure">${target}</span>${warning(problem)}</li>`;
}
