import type { Image, Nodes, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  descriptionProblem,
  type FindImage,
  maxCaptionLength,
  maxDescriptionLength,
} from '../images/image';
import type { ProblemCollector } from './problem-collector';

/** Reports pictures that can't be shown, and turns the others into figures: `![What it shows](pump-4.png "Caption")`. */
export function checkImages(root: Root, findImage: FindImage, collector: ProblemCollector): void {
  const figures = new Map<Nodes, Paragraph>();
  for (const node of root.children) {
    const [only, ...others] = node.type === 'paragraph' ? node.children : [];
    if (node.type === 'paragraph' && only?.type === 'image' && others.length === 0) {
      figures.set(only, node);
    }
  }
  visit(root, 'image', (image) => {
    const report = (message: string) => collector.addAt(image, message);
    const found = findImage(image.url);
    if ('problem' in found) report(`“${image.url}” ${found.problem}`);
    const wording = wordingProblem(image);
    if (wording !== null) report(wording);
    const figure = figures.get(image);
    if (figure === undefined) {
      report('is a picture within text: put it in a paragraph of its own, between two empty lines');
    } else if (!('problem' in found)) {
      const { width, height } = found;
      const isFirst = root.children.indexOf(figure) === 1;
      toFigure(figure, image, { width, height, ...(!isFirst && { loading: 'lazy' }) });
    }
  });
}

/** The problem with a picture's description or caption, or null. */
function wordingProblem({ alt, url, title }: Image): string | null {
  const description = alt?.trim() ?? '';
  if (description === '') {
    return 'has no description: write in the brackets what the picture shows, for people who can’t see it';
  }
  if (description.length > maxDescriptionLength) {
    return `has a description of ${description.length} characters, and there’s room for ${maxDescriptionLength}`;
  }
  if (title != null && title.length > maxCaptionLength) {
    return `has a caption of ${title.length} characters, and there’s room for ${maxCaptionLength}`;
  }
  return descriptionProblem(description, url);
}

/** Names the HTML elements for remark-rehype. The title becomes a caption, which everyone can read. */
function toFigure(
  figure: Paragraph,
  image: Image,
  properties: { width: number; height: number; loading?: string },
): void {
  figure.data = { hName: 'figure' };
  image.data = { hProperties: properties };
  const caption = image.title?.trim();
  image.title = null;
  if (caption === undefined || caption === '') return;
  figure.children.push({
    type: 'emphasis',
    data: { hName: 'figcaption' },
    children: [{ type: 'text', value: caption }],
  });
}
