import { expect, it } from 'vitest';
import { fixtureContent } from '../testing';
import { searchEntries } from './entries';

const all = fixtureContent();
const entries = searchEntries(all);

function entryAt(href: string) {
  const entry = entries.find((candidate) => candidate.href === href);
  if (entry === undefined) throw new Error(`no entry leads to ${href}`);
  return entry;
}

it('has every written page, agent, pillar, ISO section and legal heading, each once', () => {
  const counts = new Map<string, number>();
  for (const { kind } of entries) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toMatchObject({ page: 9, agent: 3, pillar: 7, legal: 5 });
  expect(entryAt('/ISO#section-5-1')).toMatchObject({
    title: 'First test section',
    sub: 'Section 5.1',
  });
  expect(entryAt('/ISO#section-6')).toMatchObject({ sub: 'Section 6' });
  expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length);
});

it('knows no placeholder', () => {
  const hidden = all.pages.filter(({ kind }) => kind === 'placeholder');
  const pages = new Set(entries.map(({ href }) => href.split('#')[0]));
  for (const { name } of hidden) expect(pages).not.toContain(`/${name}`);
});

it('gives an agent its words and its synonyms', () => {
  expect(entryAt('/AITeam#frio-assistant')).toEqual({
    kind: 'agent',
    href: '/AITeam#frio-assistant',
    title: 'Frio Assistant',
    page: 'AITeam',
    sub: 'Test Causes',
    text: 'The last agent that tests know. Reads test causes. Lists test causes. Cites test causes. The last test benefit. Investigation Lead.',
    also: 'test causes, root of it all',
  });
});

it('gives a pillar its words, with its evaluation where there is one', () => {
  expect(entryAt('/Capabilities#first-pillar').text).toContain('Test level: Test words.');
  expect(entryAt('/Capabilities#second-pillar').text).toBe(
    'Test words of the second pillar. A test feature.',
  );
});

it('cuts a legal text at its headings, and keeps its words apart', () => {
  expect(entryAt('/GDPRPolicy#uses').text).toBe('Nueces is used in tests.');
  expect(entryAt('/GDPRPolicy#tests').text).toBe('You are When Testers you test');
});
