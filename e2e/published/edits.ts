import { readFileSync } from 'node:fs';
import { readContent } from '@/lib/content/read-content';
import type { SiteCopy } from '../writing/site-copy';
import { addSignedInPage } from './signed-in-page';

const [first, second] = readContent('content', { media: null, preview: true }).pages.filter(
  ({ kind }) => kind === 'placeholder',
);
if (first === undefined || second === undefined) throw new Error('too few placeholders are left');

/** Placeholders that the edits turn into a written page and a draft. */
export const writtenPage = first.name;
export const draftPage = second.name;

export const newName = 'Sabine';
export const oldAddress = '/company/about-us';
export const picture = 'A drawing of pipe rack 3, with two permits that conflict';
export const standard = 'https://www.iso.org/standard/68708.html';
export const draftWords = 'Words that nobody is to read yet';

export const news = 'News for everybody who reads this';
export const services = {
  requestForm: 'https://forms.plant.example/f/1',
  analytics: { url: 'https://stats.plant.example', domain: 'sabine.example' },
};

const post = (title: string, fields: string) =>
  `---\ntitle: ${title}\nauthor: Ana Ruiz\n${fields}\nsummary: Seventy characters are the least that a summary of a post on the blog has.\n---\n\nAn opening.\n`;
const posts = {
  old: post('An older post', 'date: 2026-01-02'),
  nuevo: post('Un turno nuevo', 'date: 2026-02-03\nlang: es'),
};

/** Edits that content/README.md teaches, one of each kind that changes what a build writes. */
export function applyEdits(copy: SiteCopy): void {
  copy.editYaml('site.yaml', (site) => {
    site.name = newName;
    Object.assign(site, services);
    site.announcement = { text: news, from: '2026-01-01', until: '2999-12-31' };
  });
  for (const [slug, text] of Object.entries(posts)) copy.write(`posts/${slug}.md`, text);
  copy.editPage('About', { from: [oldAddress] });

  copy.copyFile('../public/media/home.avif', 'images/pipe-rack.avif');
  const example = readmeExample('pages/ShiftLog.md');
  const addition = `Read [the standard](${standard}).\n\n![${picture}](pipe-rack.avif)\n`;
  copy.write(
    `pages/${writtenPage}.md`,
    `${example}\n## What it looks like {#picture}\n\n${addition}`,
  );
  const updated = '2026-11-20';
  copy.editPage(writtenPage, { kind: 'written', available: undefined, updated });

  copy.write(
    `pages/${draftPage}.md`,
    `---\nlead: ${draftWords}.\n---\n\n## Unfinished {#unfinished}\n\nText.\n`,
  );
  copy.editPage(draftPage, { kind: 'written', available: undefined, status: 'draft' });

  addSignedInPage(copy, {
    name: 'Tasks',
    title: 'Tasks',
    kind: 'written',
    description:
      'Tasks: how {name} lists what’s still open at your site, with who does it and by when.',
    footer: { column: 'Product', label: 'Tasks' },
    updated,
  });
}

/** The example of a page's file in content/README.md: the first code block after the first mention of its path. */
function readmeExample(path: string): string {
  const [, below = ''] = readFileSync('content/README.md', 'utf8').split(path);
  const example = /```\w*\n([\s\S]*?)```/.exec(below)?.[1];
  if (example === undefined) throw new Error(`content/README.md has no example of ${path}`);
  return example;
}
