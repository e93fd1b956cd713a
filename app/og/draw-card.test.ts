import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { maxCardBytes } from '@/lib/budgets';
import { content, indexablePages } from '@/lib/content';
import type { CardProps } from './card';
import { cardFile, cards } from './cards';
import { drawCard } from './draw-card';

afterEach(() => vi.restoreAllMocks());

/** Home’s card, which has a film. */
function homeCard(): CardProps {
  const card = cards().get('Home.png');
  if (card?.filmFile === undefined) throw new Error('Home’s card has no film');
  return card;
}

describe('the Open Graph image', { timeout: 60_000 }, () => {
  it.each([
    ['a film', {}],
    ['text only', { filmFile: undefined, text: 'Word “by” word – and so on… '.repeat(6).trim() }],
  ])('is 1200 × 630, under 200 KB, and drawn without network access, with %s', async (_, own) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const card = await drawCard({ ...homeCard(), ...own });
    expect(await sharp(card).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect(card.length).toBeLessThan(maxCardBytes);
    // ImageResponse loads its own code from data: URLs.
    const addresses = fetched.mock.calls.map(([address]) => String(address));
    expect(addresses.filter((address) => !address.startsWith('data:'))).toEqual([]);
  });

  it('refuses a character that its fonts lack and says where it is', async () => {
    const arrow = 'From log → answer';
    await expect(drawCard({ ...homeCard(), heading: arrow })).rejects.toThrow(
      'its fonts have no “→”. Remove it from the page’s headline (or, without one, its title in',
    );
    await expect(drawCard({ ...homeCard(), filmFile: undefined, text: arrow })).rejects.toThrow(
      'its fonts have no “→”. Remove it from the page’s description in content/pages.yaml',
    );
  });

  it('accepts any character in a description that the film’s poster replaces', async () => {
    await expect(drawCard({ ...homeCard(), text: 'From log → answer' })).resolves.toBeDefined();
  });

  it('exists for every page, and is unique for each indexable page', () => {
    const { pages } = content();
    const files = pages.map(cardFile);
    const drawn = cards();
    expect(files.filter((file) => !drawn.has(file))).toEqual([]);
    const own = indexablePages(pages).map(cardFile);
    expect(new Set(own).size).toBe(own.length);
    const shared = files.filter((file) => !own.includes(file));
    expect(new Set(shared).size).toBeLessThanOrEqual(1);
  });
});
