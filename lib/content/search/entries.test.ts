import { expect, it } from 'vitest';
import { content } from '..';
import { searchEntries } from './entries';

const all = content();
const entries = searchEntries(all);

function entryAt(href: string) {
  const entry = entries.find((candidate) => candidate.href === href);
  if (entry === undefined) throw new Error(`no entry leads to ${href}`);
  return entry;
}

it('has every written page, agent, pillar, ISO section and legal heading, each once', () => {
  const counts = new Map<string, number>();
  for (const { kind } of entries) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const { pages, agents, capabilities, legal, iso } = all;
  expect(counts.get('page')).toBe(pages.filter(({ kind }) => kind !== 'placeholder').length);
  expect(counts.get('agent')).toBe(agents.length);
  expect(counts.get('pillar')).toBe(capabilities.pillars.length);
  expect(counts.get('legal')).toBe(
    Object.values(legal)
      .flatMap(({ sections }) => sections)
      .reduce((sum, { parts }) => sum + 1 + parts.length, 0),
  );
  for (const { number, title } of iso.implementation.sections) {
    const entry = entryAt(`/ISO#section-${number.replace('.', '-')}`);
    expect(entry).toMatchObject({ title, sub: `Section ${number}` });
  }
  expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length);
});

it('knows no placeholder', () => {
  const hidden = all.pages.filter(({ kind }) => kind === 'placeholder');
  const pages = new Set(entries.map(({ href }) => href.split('#')[0]));
  for (const { name } of hidden) expect(pages).not.toContain(`/${name}`);
});

it('gives an agent its words and its synonyms', () => {
  expect(entryAt('/AITeam#rca-assistant')).toMatchObject({
    kind: 'agent',
    title: 'RCA Assistant',
    page: 'AI Team',
    sub: 'Root Cause Analysis',
    also: expect.stringContaining('incident analysis'),
  });
});

it('cuts a legal text at its headings, and keeps its words apart', () => {
  expect(entryAt('/PrivacyPolicy#what').text).toBe('');
  expect(entryAt('/PrivacyPolicy#given').text).toMatch(/^Contact data: name, organization/);
  expect(entryAt('/PrivacyPolicy#given').text).not.toContain('Technical data');
  expect(entryAt('/PrivacyPolicy#who').text).toMatch(/^You are When Attendees you register/);
});
