import { expect, it } from 'vitest';
import { readFilmFiles } from './film-files';

it('lists the files of a film, and rounds the length of its loop', () => {
  const { suffixes, seconds } = readFilmFiles('pump', 'lib/content/fixture/media');
  expect(suffixes.toSorted()).toEqual(['avif', 'mp4']);
  expect(seconds).toBe(6);
});

it('has the length of the cut if there is one', () => {
  expect(readFilmFiles('pump', 'lib/content/fixture/films').seconds).toBe(30);
});
