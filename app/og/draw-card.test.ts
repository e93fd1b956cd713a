import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { maxCardBytes } from '@/lib/budgets';
import type { CardProps } from './card';
import { cards } from './cards';
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
    ['signs from another font', { heading: 'Keep H₂S, CO₂ → Łódź ≥ 5 ⚠' }],
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
});
