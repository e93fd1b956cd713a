import { expect, it } from 'vitest';
import { missingOnCards } from './card-fonts';

it('knows which characters a card can show', () => {
  for (const words of ['Keep H₂S below the limit', 'CO₂ → 5 ≥ 4, ⚠ Łódź, Ωmega — “€5”…\nμ']) {
    expect(missingOnCards(words)).toBeNull();
  }
  expect(missingOnCards('A 🙂 face')).toBe('🙂');
  expect(missingOnCards('安全')).toBe('安');
});
