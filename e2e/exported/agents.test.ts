import { expect, test } from 'vitest';
import { content } from '@/lib/content';
import { addressesIn, allIn, exportedPage, exportedPages, textOf } from './exported-page';

const { agents, capabilities } = content();

test('every agent count in the copy matches the number of agents', () => {
  const counted = /\b(\d+|eighteen)\s(?:[\w-]+\s)?agents\b/gi;
  const counts = exportedPages.flatMap(({ name, html }) =>
    [...html.matchAll(counted)].map(([, number = '']) => [name, number]),
  );
  expect(counts.filter(([, number]) => number !== String(agents.length))).toEqual([]);
  for (const page of ['Home', 'AITeam']) expect(counts.map(([name]) => name)).toContain(page);
});

test('each card opens what’s said of its agent, with links to a demo and to the last pillar that names it', () => {
  const { one } = exportedPage('AITeam');
  for (const { id, name, role, tagline, targetUsers, mainBenefit, ...agent } of agents) {
    const words = one(`#${id}-words[popover][role=dialog]`);
    one(`button[data-fragment="${id}"][popovertarget="${id}-words"]`);
    expect(allIn(words, 'h2, h3').map(textOf)).toEqual([
      name,
      'Key Capabilities',
      'Who Benefits',
      'Impact',
    ]);
    for (const said of [role, tagline, ...agent.capabilities, ...targetUsers, mainBenefit]) {
      expect(textOf(words), name).toContain(said);
    }
    const pillar = capabilities.pillars.findLast((each) => each.agents.names.includes(name));
    const places = addressesIn(words).filter((address) => address.startsWith('/Capabilities'));
    expect(places, name).toEqual(pillar === undefined ? [] : [`/Capabilities#${pillar.id}`]);
    expect(addressesIn(words), name).toContain('/Demo');
  }
});
