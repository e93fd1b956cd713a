import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createScriptReader } from './shown-by-scripts';

const folder = '/_next/static/chunks';
let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'out-'));
  mkdirSync(join(out, folder), { recursive: true });
});
afterEach(() => rmSync(out, { recursive: true }));

function shownBy(scripts: Record<string, string>, first = ['a.js']) {
  for (const [name, text] of Object.entries(scripts)) writeFileSync(join(out, folder, name), text);
  return createScriptReader(out)(first.map((name) => `${folder}/${name}`));
}

it('finds classes, variables, elements and kinds of field', () => {
  const { words, elements } = shownBy({
    'a.js':
      '(0,e.jsxs)("dialog",{className:`later `+(b?"x:mt-1":c),children:(0,e.jsx)("input",{type:"search"})});' +
      'document.createElement("hr");s={color:"var(--amber)"}',
  });
  expect([...words]).toEqual(expect.arrayContaining(['later', 'x:mt-1', 'var(--amber)']));
  expect([...elements].toSorted()).toEqual(['dialog', 'hr', 'input', 'input[type=search]']);
});

it('finds that a field has a placeholder', () => {
  const field = '(0,e.jsx)("input",{id:"a",placeholder:"Words"})';
  expect(shownBy({ 'a.js': field }).elements).toEqual(new Set(['input', '[placeholder]']));
});

it('looks into what is fetched later, and into nothing else', () => {
  const { words } = shownBy({
    'a.js': 'load(["static/chunks/b.js","static/chunks/a.js","static/chunks/missing.js"])',
    'b.js': 'load("static/chunks/c-1.js"),"in-b"',
    'c-1.js': '"in-c"',
    'other.js': '"in-other"',
  });
  expect([...words]).toEqual(expect.arrayContaining(['in-b', 'in-c']));
  expect(words).not.toContain('in-other');
});
