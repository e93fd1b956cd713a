import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pages } from '../registry';
import { writeContactSheet } from './contact-sheet';
import { selectTargets } from './targets';

let work = '';
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'shots-'));
});
afterEach(() => rmSync(work, { recursive: true }));

const namesOf = (...wanted: string[]) => selectTargets(wanted).map(({ name }) => name);

test('selects every written page, one placeholder, and every state', () => {
  const names = namesOf();
  for (const { name, kind } of pages) {
    if (kind !== 'placeholder') expect(names).toContain(name);
  }
  expect(
    pages.filter(({ name, kind }) => kind === 'placeholder' && names.includes(name)),
  ).toHaveLength(1);
  for (const state of ['404-admin', 'AccessRestricted', 'notices-several', 'desk', 'print-Home']) {
    expect(names).toContain(state);
  }
  expect(new Set(names).size).toBe(names.length);
});

test('selects by name, including states that start with the name', () => {
  expect(namesOf('Home', 'search')).toEqual([
    'Home',
    'search-empty',
    'search-results',
    'search-nothing',
  ]);
  expect(namesOf('404')).toEqual(['404', '404-admin']);
  expect(() => namesOf('Hom')).toThrow('Nothing is called "Hom"');
});

test('shows each screenshot next to the earlier one of the same name', () => {
  const now = join(work, 'now');
  const before = join(work, 'before');
  for (const folder of [now, before]) mkdirSync(folder);
  for (const file of ['Home-1440.png', 'Home-390.png', 'new-390.png', 'notes.txt']) {
    writeFileSync(join(now, file), '');
  }
  for (const file of ['Home-390.png', 'gone-390.png']) writeFileSync(join(before, file), '');

  const html = readFileSync(writeContactSheet(now, before), 'utf8');
  const sources = [...html.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
  expect(sources).toEqual([
    '../before/gone-390.png',
    '../before/Home-390.png',
    'Home-390.png',
    'Home-1440.png',
    'new-390.png',
  ]);
  expect(html.match(/<td>None/g)).toHaveLength(3);
});

test('shows only the current screenshots if there’s no earlier folder', () => {
  writeFileSync(join(work, 'print-Home.pdf'), '');
  const html = readFileSync(writeContactSheet(work, undefined), 'utf8');
  expect(html).toContain('<embed src="print-Home.pdf"');
  expect(html).not.toContain('Before');
});
