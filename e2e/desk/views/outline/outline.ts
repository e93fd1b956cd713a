import type { Element, Root } from 'hast';
import { select } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { readLandmark } from './landmarks';
import { createNames } from './names';
import { createTargetCheck } from './targets';

/** A page's structure, as assistive technology and search engines find it. `problem` continues a sentence about it. */
export interface Outline {
  headings: { level: number; text: string; problem: string | null }[];
  landmarks: { role: string; label: string }[];
  /** `isInMain` is false in the top bar and the footer. */
  links: { text: string; href: string; isInMain: boolean; problem: string | null }[];
  pictures: { kind: string; text: string; problem: string | null }[];
  /** What's wrong with the page as a whole, in sentences. */
  problems: string[];
}

/**
 * Reads the outline of a page without what's shown only once something opens it, such as dialogs.
 * @param paths of the site's pages
 */
export function readOutline(tree: Root, paths: ReadonlySet<string>): Outline {
  const outline: Outline = { headings: [], landmarks: [], links: [], pictures: [], problems: [] };
  const names = createNames(tree);
  const targetProblem = createTargetCheck(tree, paths);
  const inMain = new Set<unknown>();
  visit(select('main', tree) ?? { type: 'root', children: [] }, (node) => void inMain.add(node));

  visit(tree, 'element', (node) => {
    if (isClosed(node)) return SKIP;
    const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0);
    if (level > 0) outline.headings.push(readHeading(node, level, outline.headings));
    const landmark = readLandmark(node, inMain.has(node), names.labelOf(node));
    if (landmark) outline.landmarks.push(landmark);
    if (node.tagName === 'a' && node.properties.href !== undefined) {
      const [text, href] = [names.nameOf(node), String(node.properties.href)];
      const problem = text === '' ? 'has no text' : targetProblem(href);
      outline.links.push({ text, href, isInMain: inMain.has(node), problem });
    }
    const kind = pictureKind(node);
    if (kind) outline.pictures.push(readPicture(node, kind, names.labelOf(node)));
    return undefined;
  });
  outline.problems = pageProblems(outline);
  return outline;
}

function isClosed({ tagName, properties }: Element): boolean {
  const isTemplate = ['template', 'script', 'style', 'dialog', 'noscript'].includes(tagName);
  return isTemplate || Boolean(properties.hidden) || properties.popover !== undefined;
}

function readHeading(node: Element, level: number, before: Outline['headings']) {
  const text = textOf(node).trim();
  const previous = before.at(-1)?.level ?? 0;
  if (text === '') return { level, text, problem: 'has no text' };
  const isSkipping = level > previous + 1;
  return { level, text, problem: isSkipping ? `skips level ${previous + 1}` : null };
}

function pictureKind({ tagName, properties }: Element): string | undefined {
  if (tagName === 'img') return 'image';
  if (tagName === 'video') return 'film';
  return properties.role === 'img' ? 'drawing' : undefined;
}

function readPicture({ properties }: Element, kind: string, label: string) {
  // An empty alt text marks an image as decoration.
  if (properties.alt === '') return { kind: 'decoration', text: '', problem: null };
  const text = String(properties.alt ?? label);
  return { kind, text, problem: text === '' ? 'has no alternative text' : null };
}

function pageProblems({ headings, landmarks }: Outline): string[] {
  const mainHeadings = headings.filter(({ level }) => level === 1).length;
  const mains = landmarks.filter(({ role }) => role === 'main').length;
  return [
    ...(mainHeadings === 1
      ? []
      : [`The page has ${mainHeadings} headings of level 1. It needs one.`]),
    ...(mains === 1 ? [] : [`The page has ${mains} main landmarks. It needs one.`]),
  ];
}
