import { expect, test } from 'vitest';
import { selectTargets } from './targets';

const namesOf = (...wanted: string[]) => selectTargets(wanted).map(({ name }) => name);

test('selects all pages and states, or those named and the states that start with a name', () => {
  const names = namesOf();
  expect(names).toEqual(expect.arrayContaining(['Home', 'GDPRPolicy', '404-admin', 'print-Home']));
  expect(new Set(names).size).toBe(names.length);
  expect(namesOf('Home', '404')).toEqual(['Home', '404', '404-admin']);
  expect(() => namesOf('Hom')).toThrow('Nothing is called "Hom"');
});
