import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteCopy } from '../writing/site-copy';

const words =
  `the crew reads every permit before it signs and a valve that was tagged stays shut until its
owner has looked at the line again each shift leaves notes on pumps tanks and alarms for who comes next
so risk is told in words that the board can weigh`.split(/\s+/);

/** A sentence that's unique to its seed: a pseudorandom sequence of words. */
function sentence(seed: number, length: number): string {
  let state = seed;
  const chosen = Array.from({ length }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return words[Math.floor((state / 2147483648) * words.length)];
  });
  return `Record ${seed} says: ${chosen.join(' ')}.`;
}

function article(number: number, previous: string): string {
  const sections = Array.from({ length: 4 }, (_, index) => {
    const seed = number * 100 + index * 10;
    return `## Part ${index + 1} of entry ${number} {#part-${index + 1}}

${sentence(seed, 40)} ${sentence(seed + 1, 30)} Read [the entry before](${previous}).

- ${sentence(seed + 2, 12)}
- ${sentence(seed + 3, 14)}
- ${sentence(seed + 4, 10)}
`;
  });
  return `---\nlead: "${sentence(number, 20)}"\n---\n\n${sections.join('\n')}`;
}

/** Adds written pages to a copy of the site. Each is a Markdown article that links to the previous one. */
export function addGeneratedPages(site: SiteCopy, count: number): void {
  const entries = [readFileSync(join(site.folder, 'content/pages.yaml'), 'utf8').trimEnd()];
  let previous = 'About';
  for (let number = 1; number <= count; number += 1) {
    const name = `Entry${number}`;
    entries.push(`- name: ${name}
  title: Entry ${number}
  kind: written
  updated: 2026-11-21
  description: "${sentence(number, 16).slice(0, 120)}"`);
    site.write(`pages/${name}.md`, article(number, previous));
    previous = name;
  }
  site.write('pages.yaml', `${entries.join('\n')}\n`);
}
