import { calculateProgramHealth } from '@/lib/content';
import { evmCardSchema } from '@/lib/content/schemas/evm-card';
import type { Recipe } from './recipe';
import type { SiteFiles } from './site-files';

const taughtIn = 'Interactive examples';
const file = 'content/drawings/evm-card.yaml';

function cardOf(site: SiteFiles) {
  return evmCardSchema.parse(site.get(file, ''));
}

/** States the card's indices and its week in words, as a writer would after changing its figures. */
function describeCard(site: SiteFiles): void {
  const card = cardOf(site);
  const { cpi, spi, health, reportedPeriods } = calculateProgramHealth(card);
  site.set(file, 'place', card.place.replace(/Week \d+/, `Week ${reportedPeriods}`));
  site.set(
    file,
    'seen',
    `A card with CPI ${cpi.toFixed(2)} in ${health.cpi} and SPI ${spi.toFixed(2)} in ${health.spi}.`,
  );
}

/** Words and figures of the earned value calculator. */
export const earnedValueRecipes: readonly Recipe[] = [
  {
    title: 'Report another week of earned value',
    taughtIn,
    alsoChanges:
      'Indices, colors, and forecast follow. `place` and `seen` state the week and the indices.',
    apply(site) {
      const card = cardOf(site);
      const { reportedPeriods: week, ev, ac } = calculateProgramHealth(card);
      const pv = card.periods[week]?.pv;
      if (pv === undefined) throw new Error(`${file} has no week left to report`);
      const earned = Math.round((3 * ev + card.budget) / 4);
      site.set(file, `periods.${week}`, { pv, ev: earned, ac: ac + 400 });
      describeCard(site);
    },
  },
  {
    title: 'Change a threshold and sentences of the earned value calculator',
    taughtIn,
    alsoChanges: 'Colors follow. `seen` states them.',
    apply(site) {
      site.set(file, 'limits.yellow', 0.85);
      site.set(file, 'sentences.behind', 'Earned value trails the plan by [behind].');
      site.set(
        file,
        'sentences.over',
        'At this rate, the total is [eac], which is [over] too much. The rest must run at a CPI of [tcpi].',
      );
      describeCard(site);
    },
  },
];
