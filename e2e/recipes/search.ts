import type { Recipe } from './recipe';
import { unused } from './unused';

const taughtIn = 'Where the words are';
const file = 'content/search.yaml';

/** What search understands and suggests. */
export const searchRecipes: readonly Recipe[] = [
  {
    title: 'Add a synonym',
    taughtIn,
    apply: (site) => site.insert(file, 'synonyms.0', ['incident', 'occurrence']),
  },
  {
    title: 'Add a search term',
    taughtIn,
    apply(site) {
      const term = unused(site.read(file), (number) => 'principle'.padEnd(9 + number, 's'));
      site.insert(file, 'keywords.0', { to: 'About#values', words: [term] });
    },
  },
  {
    title: 'Change what search suggests',
    taughtIn,
    apply(site) {
      site.set(file, 'offer', ['Story', 'ISO', 'AITeam']);
      site.set(file, 'examples', ['near miss', 'turnaround']);
    },
  },
];
