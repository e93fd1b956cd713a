import { expect, it } from 'vitest';
import { testCopy } from './testing';

const copy = testCopy();

it('fills in the variables in every text', () => {
  copy.edit('site.yaml', 'name: Nueces', 'name: Guadalupe');
  // Drawings have places for words of their own.
  const { agents, home, svgs: _, ...rest } = copy.read();
  expect(home.hero.lead).toBe('Guadalupe was founded on Feb 3, 2025.');
  expect(home.team.heading).toBe(`Test heading of the ${agents.length} agents`);
  expect(rest.legal.GDPRPolicy?.lead).toBe('What Guadalupe does in tests.');
  expect(JSON.stringify([agents, home, rest])).not.toMatch(/\{\w+\}/);
});
