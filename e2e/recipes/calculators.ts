import type { Recipe } from './recipe';

const taughtIn = 'Interactive examples';
const board = 'content/drawings/permit-board.yaml';
const plan = 'content/drawings/loto-plan.yaml';
const iso = 'content/pages/ISO.yaml';

/** Words, figures, and rules of the calculators. */
export const calculatorRecipes: readonly Recipe[] = [
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
