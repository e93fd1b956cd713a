import { calculateProgramHealth } from '@/lib/content';
import { evmCardSchema } from '@/lib/content/schemas/evm-card';
import type { Recipe } from './recipe';

const taughtIn = 'Calculators';
const board = 'content/drawings/permit-board.yaml';
const evm = 'content/drawings/evm-card.yaml';
const plan = 'content/drawings/loto-plan.yaml';
const iso = 'content/pages/ISO.yaml';

/** Words, figures, and rules of the calculators. */
export const calculatorRecipes: readonly Recipe[] = [
  {
    title: 'Report another week of earned value',
    taughtIn,
    alsoChanges:
      'Indices, colors, and forecast follow. The card’s `place`, `seen`, and `chart` state them in words.',
    apply(site) {
      const card = evmCardSchema.parse(site.get(evm, ''));
      const { reportedPeriods: week, ev, ac } = calculateProgramHealth(card);
      const pv = card.periods[week]?.pv;
      if (pv === undefined) throw new Error(`${evm} has no week left to report`);
      const reported = { pv, ev: Math.round((3 * ev + card.budget) / 4), ac: ac + 400 };
      site.set(evm, `periods.${week}`, reported);
      const periods = card.periods.with(week, reported);
      const { cpi, spi, health } = calculateProgramHealth({ ...card, periods });
      site.set(evm, 'place', card.place.replace(/Week \d+/, `Week ${week + 1}`));
      site.set(
        evm,
        'seen',
        `A card with CPI ${cpi.toFixed(2)} in ${health.cpi} and SPI ${spi.toFixed(2)} in ${health.spi}.`,
      );
    },
  },
  {
    title: 'Change a threshold and a sentence of the earned value calculator',
    taughtIn,
    apply(site) {
      site.set(evm, 'limits.yellow', 0.85);
      site.set(evm, 'sentences.behind', 'Earned value trails the plan by [behind].');
      site.set(
        evm,
        'sentences.over',
        'At this rate, the total is [eac], which is [over] too much. The rest must run at a CPI of [tcpi].',
      );
    },
  },
  {
    title: 'Change the distance in a permit rule',
    taughtIn,
    alsoChanges: 'The rule’s words state the distance.',
    apply(site) {
      site.set(board, 'rules.0.within', 20);
      site.set(board, 'rules.0.rule', 'hot work within 20 m of an open line');
    },
  },
  {
    title: 'Rename a kind of work on the permit board',
    taughtIn,
    alsoChanges: 'Its rules refer to it by name.',
    apply(site) {
      const name = String(site.get(board, 'add.work.3.name'));
      site.replace(board, new RegExp(String.raw`\b${name}\b`, 'g'), 'Heavy lift');
      site.set(board, 'add.work.3.hours', 2);
    },
  },
  {
    title: 'Add a rule to the permit board',
    taughtIn,
    apply: (site) =>
      site.insert(board, 'rules.4', {
        work: 'Confined space entry',
        from: ['Fire watch'],
        within: 6,
        rule: 'fire watch within 6 m of a confined space entry',
        why: 'Smoke could enter the space.',
      }),
  },
  {
    title: 'Change the amounts of the worked examples',
    taughtIn,
    alsoChanges: 'Totals and returns follow. The film `iso` shows section 5.1.',
    apply(site) {
      site.set(iso, 'implementation.sections.0.example.benefits.0.amount', 52000);
      site.set(iso, 'implementation.sections.1.example.costs.1.amount', 16500);
      site.insert(iso, 'implementation.sections.2.example.costs.2', {
        label: 'Reminders',
        amount: 1200,
      });
      site.set(iso, 'calculator.heading', 'Try it with your own figures');
    },
  },
  {
    title: 'Add a step to the isolation walkthrough',
    taughtIn,
    alsoChanges: 'Saved links to the walkthrough open at another step.',
    apply(site) {
      site.insert(plan, 'walkthrough.groups.0.steps.2', {
        label: 'Check the isolation plan',
        done: 'The plan matches the line.',
        why: 'A plan for another line isolates nothing here.',
      });
      site.set(plan, 'walkthrough.groups.0.steps.0.label', 'Tell the affected employees');
    },
  },
];
