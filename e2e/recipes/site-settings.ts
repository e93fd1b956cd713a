import type { Recipe } from './recipe';

/** Another name for the product than the one it has. */
export const otherName = (name: unknown) => (name === 'Sabine' ? 'Pecos' : 'Sabine');

const file = 'content/site.yaml';

/** Settings of the whole site. */
export const siteRecipes: readonly Recipe[] = [
  {
    title: 'Change the product’s name',
    taughtIn: "Change the product's name",
    alsoChanges: 'All films but `capabilities` show it.',
    apply: (site) => site.set(file, 'name', otherName(site.get(file, 'name'))),
  },
  {
    title: 'Change the mailboxes',
    taughtIn: 'Where the words are',
    apply(site) {
      site.set(file, 'contactMail', 'info@sabine.example');
      site.set(file, 'privacyMail', 'data-protection@sabine.example');
    },
  },
  {
    title: 'Change the emails that buttons open',
    taughtIn: 'Where the words are',
    apply(site) {
      site.set(file, 'emails.demo.subject', '{name} demo: when & where?');
      site.set(file, 'emails.demo.body', 'Our site:\nBest time to call:\n');
      site.set(file, 'emails.join.body', 'My trade:\n');
    },
  },
  {
    title: 'Change the line in the footer',
    taughtIn: 'Where the words are',
    apply: (site) => site.set(file, 'promise', 'One record for everyone who runs the plant.'),
  },
];
