import type { Recipe } from './recipe';
import { unused } from './unused';

const taughtIn = 'Legal texts';
const terms = 'content/legal/TermsOfService.md';
const privacy = 'content/legal/PrivacyPolicy.md';
const nda = 'content/legal/SuperAdminNDA.md';

/** Legal texts. */
export const legalRecipes: readonly Recipe[] = [
  {
    title: 'Change the date of a legal text',
    taughtIn,
    alsoChanges: '`pages.yaml` must have the same date.',
    apply(site) {
      site.replace(nda, /^updated: .*$/m, 'updated: 2026-11-19');
      site.set('content/pages.yaml', 'name=SuperAdminNDA.updated', '2026-11-19');
    },
  },
  {
    title: 'Add a heading to a legal text',
    taughtIn,
    alsoChanges: 'The list “On this page” follows.',
    apply(site) {
      const id = unused(site.read(terms), (number) => `notices-${number}`);
      site.write(
        terms,
        `${site.read(terms).trimEnd()}

## ${id.replace('notices-', 'Notices ')} {#${id}}

We send notices about the platform by email.

### How to send us one {#${id}-to-us}

Write to [{contactMail}](mailto:{contactMail}).
`,
      );
    },
  },
  {
    title: 'Reword a heading and keep its ID',
    taughtIn,
    apply(site) {
      site.replace(privacy, /^## .* \{#about\}$/m, '## What this policy covers {#about}');
      site.replace(terms, /^## .* \{#service\}$/m, '## What you get with {name} {#service}');
    },
  },
  {
    title: 'Add a table, a list, and links to a legal text',
    taughtIn,
    apply(site) {
      const id = unused(site.read(privacy), (number) => `elsewhere-${number}`);
      site.write(
        privacy,
        `${site.read(privacy).trimEnd()}

## ${id.replace('elsewhere-', 'Where else to look ')} {#${id}}

| Question | Answer |
| --- | --- |
| Terms | [Terms of Service](TermsOfService#accounts) |
| **Agents** | [Milam](AITeam#milam) |

- [About this policy](#about)
- [The specification of HTML](https://html.spec.whatwg.org/)

> Write to [{privacyMail}](mailto:{privacyMail}).
`,
      );
    },
  },
];
