import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyContent, fixtureContent } from '../testing';
import {
  capabilitySections,
  homeSections,
  isoSections,
  proseSections,
  standardPageSections,
  teamSections,
} from './sections';

const content = fixtureContent();

it('includes everything that an agent’s card says', () => {
  expect(teamSections(content).find(({ id }) => id === 'frio-assistant')).toEqual({
    kind: 'agent',
    id: 'frio-assistant',
    title: 'Frio Assistant',
    sub: 'Test Causes',
    text: [
      'The last agent that tests know.',
      ...['Reads test causes.', 'Lists test causes.', 'Cites test causes.'],
      'The last test benefit.',
      'Investigation Lead.',
    ],
  });
});

it('includes a pillar’s evaluation if it has one', () => {
  const [first, second] = capabilitySections(content);
  expect(first?.text).toContain('Test level: Test words.');
  expect(second?.text).toEqual([
    'Test words of the second pillar.',
    'A test feature.',
    'Test agents: Pecos.',
  ]);
});

it('lists ISO sections under their numbers', () => {
  const sections = isoSections(content).map(({ id, title, sub }) => [id, title, sub]);
  expect(sections).toContainEqual(['section-5-1', 'First test section', 'Section 5.1']);
  expect(sections).toContainEqual(['section-6', 'Second test section', 'Section 6']);
});

it('lists each section of Home that has an anchor', () => {
  const ids = homeSections(content).map(({ id }) => id);
  expect(ids).toEqual(['why', 'operations', 'incidents', 'team', 'tiles']);
});

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
