import { expect, test } from 'vitest';
import { faultGroups, faultPaths } from './list';
import { allCells, sampleCells } from './matrix';

const faults = Object.values(faultGroups).flat();

test('the matrix has each fault for both viewers on every page', () => {
  const cells = allCells(faults);
  expect(cells).toHaveLength(faults.length * 2 * faultPaths.length);
  const names = new Set(cells.map(({ fault, viewer, path }) => `${fault.name} ${viewer} ${path}`));
  expect(names.size).toBe(cells.length);
});

test('the sample has each fault once, and each viewer on each page more than once', () => {
  const sample = Object.values(faultGroups).flatMap(sampleCells);
  expect(sample.map(({ fault }) => fault)).toEqual(faults.filter(({ alike }) => !alike));
  for (const { viewer, path } of allCells([{ name: 'any' }])) {
    const visits = sample.filter((cell) => cell.viewer === viewer && cell.path === path);
    expect(visits.length, `${viewer} on ${path}`).toBeGreaterThan(1);
  }
});
