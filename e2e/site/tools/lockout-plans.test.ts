import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { noPlan, planSchema } from '@/components/tools/isolation/plan-schema';
import { readRows } from '@/components/tools/isolation/read-rows';
import { checkPlan } from '@/lib/calculations/isolation';
import type { Plan } from '@/lib/calculations/isolation-rules';
import { columns } from '@/lib/calculations/isolation-words';

const head = columns.join(' | ');

/** A plan as it's written: its rows, and its other fields. */
interface Written {
  rows: string[][];
  fields: Record<string, string>;
}

function planOf({ rows, fields }: Written): Plan {
  const { points, unread } = readRows([head, ...rows.map((row) => row.join(' | '))].join('\n'));
  expect(unread).toEqual([]);
  return planSchema.parse({ ...noPlan, ...fields, points });
}

/** “crew: A. Kay” is a field, “2.lock: R-1” a cell, “2: gone” a row. */
function change({ rows, fields }: Written, changes: string): Written {
  const changed = structuredClone({ rows, fields });
  for (const each of changes.split(/; (?=[\w.]+:)/)) {
    const [, key = '', text = ''] = /^([\w.]+): ?(.*)$/s.exec(each) ?? [];
    const [row = '', column = ''] = key.split('.');
    const at = columns.map(String).indexOf(column);
    if (text === 'gone') changed.rows.splice(Number(row) - 1, 1);
    else if (at === -1) changed.fields[key] = text.replaceAll(' / ', '\n');
    else (changed.rows[Number(row) - 1] ?? [])[at] = text;
  }
  return changed;
}

const bases = new Map<string, Written>();
const plans: [plan: string, found: string[]][] = [];
const blocks = readFileSync('e2e/site/tools/lockout-plans.txt', 'utf8').split(/\n(?=\S)/);
let base: Written | undefined;
for (const block of blocks.filter((each) => !each.startsWith('#'))) {
  const [line = '', ...found] = block.trimEnd().split(/\n\s*/);
  const [word = ''] = line.split(' ');
  if (word === '=') {
    base = { rows: [], fields: {} };
    bases.set(line.slice(2), base);
  } else if (bases.has(word)) plans.push([line, found]);
  else if (line.includes(' | ')) base?.rows.push(line.split(' | '));
  else base = Object.assign(base ?? {}, change(base ?? { rows: [], fields: {} }, line));
}

it.each(plans)('%s', (line, expected) => {
  const [name = ''] = line.split(' ');
  const written = bases.get(name) ?? { rows: [], fields: {} };
  const plan = planOf(line === name ? written : change(written, line.slice(name.length + 1)));
  const found = checkPlan(plan).flatMap(({ rule, places }) =>
    places.map(({ what }) => `${rule}: ${what || 'the plan'}`),
  );
  expect(found).toEqual(expected);
});
