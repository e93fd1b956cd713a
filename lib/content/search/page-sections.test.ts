import { expect, it } from 'vitest';
import { fixtureContent } from '../testing';
import { legalSections } from './legal-sections';
import { capabilitySections, homeSections, isoSections, teamSections } from './page-sections';

const { agents, team, home, capabilities, iso, legal } = fixtureContent();

it('includes everything that an agent’s card says', () => {
  expect(teamSections(team, agents).find(({ id }) => id === 'frio-assistant')).toEqual({
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
  const [first, second] = capabilitySections(capabilities);
  expect(first?.text).toContain('Test level: Test words.');
  expect(second?.text).toEqual(['Test words of the second pillar.', 'A test feature.']);
});

it('lists ISO sections under their numbers', () => {
  const sections = isoSections(iso).map(({ id, title, sub }) => [id, title, sub]);
  expect(sections).toContainEqual(['section-5-1', 'First test section', 'Section 5.1']);
  expect(sections).toContainEqual(['section-6', 'Second test section', 'Section 6']);
});

it('lists each section of Home that has an anchor', () => {
  const ids = homeSections(home).map(({ id }) => id);
  expect(ids).toEqual(['why', 'operations', 'incidents', 'team', 'tiles']);
});

it('splits a legal text at its headings and keeps its words apart', () => {
  const { GDPRPolicy } = legal;
  if (GDPRPolicy === undefined) throw new Error('the fixture has no GDPRPolicy');
  const texts = legalSections(GDPRPolicy).map(({ id, text }) => [id, text.join(' ')]);
  expect(texts).toContainEqual(['uses', 'Nueces is used in tests.']);
  expect(texts).toContainEqual(['tests', 'You are When Testers you test']);
});
