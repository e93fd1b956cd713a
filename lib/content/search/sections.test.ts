import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyContent, fixtureContent } from '../testing';
import { proseSections, standardPageSections } from './sections';

const content = fixtureContent();

it('splits a legal text at its headings and keeps its words apart', () => {
  const { GDPRPolicy } = content.legal;
  if (GDPRPolicy === undefined) throw new Error('the fixture has no GDPRPolicy');
  const texts = proseSections(GDPRPolicy.sections, 'legal').map(({ id, text }) => [
    id,
    text.join(' '),
  ]);
  expect(texts).toContainEqual(['uses', 'Nueces is used in tests.']);
  expect(texts).toContainEqual(['tests', 'You are When Testers you test']);
});

it('includes the text and subheadings of a page written in Markdown', () => {
  const copy = copyContent();
  rmSync(join(copy.folder, 'pages/Story.yaml'));
  copy.write(
    'pages/Story.md',
    '---\nlead: Words.\n---\n\n## Pumps {#pumps}\n\nThey run.\n\n### Spares {#spares}\n\nThey wait.\n',
  );
  const { Story } = copy.read().standardPages;
  copy.remove();
  if (Story === undefined) throw new Error('the copy has no Story');
  const section = { kind: 'section', sub: '' };
  expect(standardPageSections(Story)).toEqual([
    { ...section, id: 'pumps', title: 'Pumps', text: ['They run.'] },
    { ...section, id: 'spares', title: 'Spares', text: ['They wait.'] },
  ]);
});
