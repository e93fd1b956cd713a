import type { Image, Nodes, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { FindImage } from '../images/image';
import { picture } from '../schemas/standard-page';
import type { Report } from './report';

/** Reports pictures that can't be shown, and turns the others into figures: `![What it shows](pump-4.png "Caption")`. */
export function checkImages(root: Root, findImage: FindImage, report: Report): void {
  const figures = new Map<Nodes, Paragraph>();
  for (const node of root.children) {
    if (node.type !== 'paragraph' || node.children.length > 1) continue;
    for (const only of node.children) figures.set(only, node);
  }
  visit(root, 'image', (image) => {
    const found = findImage(image.url);
    if ('problem' in found) report(image, `“${image.url}” ${found.problem}`);
    for (const message of wordingProblems(image)) report(image, message);
    const figure = figures.get(image);
    if (figure === undefined) {
      const message =
        'is a picture within text: put it in a paragraph of its own, between two empty lines';
      report(image, message);
    } else if (!('problem' in found)) {
      const { width, height } = found;
      const isFirst = root.children.indexOf(figure) === 1;
      toFigure(figure, image, { width, height, ...(!isFirst && { loading: 'lazy' }) });
    }
  });
}

/** What's wrong with a picture's description or caption. */
function wordingProblems({ alt, url, title }: Image): string[] {
  if (!alt?.trim()) {
    return [
      'has no description: write in the brackets what the picture shows, for people who can’t see it',
    ];
  }
  const words = { file: url, description: alt, caption: title ?? undefined };
  const { error } = picture.safeParse(words);
  return error?.issues.map(({ path, message }) => `its ${path.join('.')} ${message}`) ?? [];
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
  if (!caption) return;
  figure.children.push({
    type: 'emphasis',
    data: { hName: 'figcaption' },
    children: [{ type: 'text', value: caption }],
  });
}
