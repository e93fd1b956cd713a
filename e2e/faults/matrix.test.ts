import { expect, test } from 'vitest';
import { allCells, faultGroups, faultPaths, sampleCells } from './matrix';

const faults = Object.values(faultGroups).flat();

test('the matrix has each fault for both personas on every page', () => {
  const cells = allCells(faults);
  expect(cells).toHaveLength(faults.length * 2 * faultPaths.length);
  const names = new Set(
    cells.map(({ fault, persona, path }) => `${fault.name} ${persona} ${path}`),
  );
  expect(names.size).toBe(cells.length);
});

test('the sample has each fault once, and each persona on each page more than once', () => {
  const sample = Object.values(faultGroups).flatMap(sampleCells);
  expect(sample.map(({ fault }) => fault)).toEqual(
    faults.filter(({ skipInSample }) => !skipInSample),
  );
  for (const { persona, path } of allCells([{ name: 'any' }])) {
    const visits = sample.filter((cell) => cell.persona === persona && cell.path === path);
    expect(visits.length, `${persona} on ${path}`).toBeGreaterThan(1);
  }
});
