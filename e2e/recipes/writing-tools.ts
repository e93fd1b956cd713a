import type { Recipe } from './recipe';

/** Words that the spelling and style checks would flag. */
export const writingRecipes: readonly Recipe[] = [
  {
    title: 'Use a trade term that isn’t in the dictionary',
    taughtIn: 'How to write',
    alsoChanges: '`cspell.json` gets the term.',
    apply(site) {
      site.set(
        'content/pages/Story.yaml',
        'sections.id=vision.lead',
        'Every unit learns from a near miss, from the coker to the deaerator.',
      );
      site.replace('cspell.json', /"words": \[/, '"words": [\n    "coker",\n    "deaerator",');
    },
  },
  {
    title: 'Keep a phrase that the style check flags',
    taughtIn: 'How to write',
    apply: (site) =>
      site.replace(
        'content/pages/Story.yaml',
        /^(?:# voice: allow "clash".*\n)?headline: .*$/m,
        '# voice: allow "clash" because crews call it that\nheadline: A clash on paper, before a crew is hurt',
      ),
  },
];
