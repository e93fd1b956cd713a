import { readFileSync } from 'node:fs';
import type { SiteCopy } from '../writing/site-copy';

const readme = readFileSync('components/auth/README.md', 'utf8');

/** The code of the recipe for a signed-in page: the component, its element on the page, and its place among the screens. */
const [component = '', slot = '', screen = ''] = [
  ...readme.matchAll(/^( *)```tsx\n([\s\S]*?)^ *```$/gm),
].map(([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));

const importLine = /`(import \{ OpenTasks \} .*)`/.exec(readme)?.[1] ?? '';

const text = `---
lead: The open tasks of your site. Sign in to see them.
---

## Who sees them {#who}

People who have signed in.
`;

/** Adds a page for signed-in people, as components/auth/README.md says. */
export function addSignedInPage(copy: SiteCopy, entry: object): void {
  copy.editYaml('pages.yaml', (pages) => pages.push(entry));
  copy.write('pages/Tasks.md', text);
  copy.write('../components/auth/open-tasks.tsx', component);
  const insert = (file: string, before: string, code: string) => {
    const [start, end] = copy.read(file).split(before);
    if (end === undefined) throw new Error(`${file} has no ${before}`);
    copy.write(file, start + code + before + end);
  };
  insert('../app/[...page]/page.tsx', '{closing !== undefined', slot);
  insert('../components/auth/session-screens.tsx', '<Notifications />', screen);
  insert('../components/auth/session-screens.tsx', 'import { Notifications }', `${importLine}\n`);
}
