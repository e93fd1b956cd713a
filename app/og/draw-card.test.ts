import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { content, findable } from '@/lib/content';
import { cardFile, cards } from './cards';
import { drawCard } from './draw-card';

afterEach(() => vi.restoreAllMocks());

describe('the picture of a shared address', { timeout: 60_000 }, () => {
  it('is of the size that shares show, light, and drawn from files alone', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const [first] = cards().values();
    if (first === undefined) throw new Error('there is no card');
    const card = await drawCard({
      ...first,
      text: 'Word “by” word – and so on… '.repeat(6).trim(),
    });
    expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(card.length).toBeLessThan(200_000);
    // Its own code it reads from data addresses.
    const addresses = fetched.mock.calls.map(([address]) => String(address));
    expect(addresses.filter((address) => !address.startsWith('data:'))).toEqual([]);
  });

  it('names a character that its fonts lack', async () => {
    const [first] = cards().values();
    if (first === undefined) throw new Error('there is no card');
    await expect(drawCard({ ...first, text: 'From log → answer' })).rejects.toThrow(
      'its fonts have no “→”. Remove it from the page’s title and description',
    );
  });

  it('is there for every page, one of its own for each that may be found', () => {
    const { pages } = content();
    const files = pages.map(cardFile);
    const drawn = cards();
    expect(files.filter((file) => !drawn.has(file))).toEqual([]);
    const own = findable(pages).map(cardFile);
    expect(new Set(own).size).toBe(own.length);
    const shared = files.filter((file) => !own.includes(file));
    expect(new Set(shared).size).toBeLessThanOrEqual(1);
  });
});
