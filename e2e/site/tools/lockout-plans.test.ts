import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { noPlan, planSchema, pointOf } from '@/components/tools/isolation/plan-schema';
import { checkPlan } from '@/lib/calculations/isolation';

interface Written {
  points: Record<string, string>[];
  fields: Record<string, string>;
  steps: Record<string, string>;
}

/** “crew: A. Kay” is a field, “2.lock: R-1” a cell, “2: gone” a row, “steps.verify: 6” a step. */
function change(written: Written, changes: string): Written {
  const { points, fields, steps } = structuredClone(written);
  for (const each of changes.split(/; ?/)) {
    const [key = '', text = ''] = each.split(/: ?/);
    const [first = '', column = ''] = key.split('.');
    const row = Number(first);
    if (text === 'gone') points.splice(row - 1, 1);
    else if (first === 'steps') steps[column] = text;
    else if (row > 0) points[row - 1] = { ...points[row - 1], [column]: text };
    else fields[key] = text;
  }
  return { points, fields, steps };
}

const planOf = ({ points, fields, steps }: Written) =>
  planSchema.parse({
    ...noPlan,
    ...fields,
    steps: { ...noPlan.steps, ...steps },
    points: points.map((point) => pointOf(point)),
  });

const columns = ['tag', 'line', 'energy', 'amount', 'device', 'position', 'leadsTo', 'verified'];
const bases = new Map<string, Written>();
const plans: [plan: string, found: string[]][] = [];
const blocks = readFileSync('e2e/site/tools/lockout-plans.txt', 'utf8').trimEnd();
let base: Written = { points: [], fields: {}, steps: {} };
for (const block of blocks.split(/\n+(?=\S)/).filter((each) => !each.startsWith('#'))) {
  const [line = '', ...found] = block.split(/\n\s*/);
  const [word = ''] = line.split(' ');
  if (word === '=') {
    base = { points: [], fields: {}, steps: {} };
    bases.set(line.slice(2), base);
  } else if (line.includes(' | ')) {
    const cells = line.split('|').map((cell) => cell.trim());
    const names = [...columns, 'lock', 'holder'];
    base.points.push(Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
  } else if (bases.has(word)) plans.push([line, found]);
  else Object.assign(base, change(base, line));
}

it.each(plans)('%s', (line, expected) => {
  const [name = ''] = line.split(' ');
  const written = bases.get(name) ?? base;
  const changes = line.slice(name.length + 1);
  const found = checkPlan(planOf(changes === '' ? written : change(written, changes))).flatMap(
    ({ rule, places }) => places.map(({ what }) => `${rule}: ${what || 'the plan'}`),
  );
  expect(found).toEqual(expected);
});
