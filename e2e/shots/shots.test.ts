import { expect, test } from 'vitest';
import { contactSheet } from './contact-sheet';
import { selectTargets } from './targets';

const namesOf = (...wanted: string[]) => selectTargets(wanted).map(({ name }) => name);

test('selects all pages and states, or those named and the states that start with a name', () => {
  const names = namesOf();
  expect(names).toEqual(expect.arrayContaining(['Home', 'GDPRPolicy', '404-admin', 'print-Home']));
  expect(new Set(names).size).toBe(names.length);
  expect(namesOf('Home', '404')).toEqual(['Home', '404', '404-admin']);
  expect(() => namesOf('Hom')).toThrow('Nothing is called "Hom"');
});

test('shows each screenshot next to the earlier one of the same name', () => {
  const now = ['Home-1440.png', 'Home-390.png', 'new-390.png', 'notes.txt'];
  const sheet = contactSheet(now, '../before', ['Home-390.png', 'gone-390.png']);
  const sources = [...sheet.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
  const expected = ['../before/gone-390.png', '../before/Home-390.png', 'Home-390.png'];
  expect(sources).toEqual([...expected, 'Home-1440.png', 'new-390.png']);
  expect(sheet.match(/<td>None/g)).toHaveLength(3);
});
