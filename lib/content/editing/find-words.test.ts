import { expect, it } from 'vitest';
import { readContentFolder } from '../content-folder';
import { fixtureFolder } from '../testing';
import { findPlace } from './find-words';
import type { Place } from './place';

const files = readContentFolder(fixtureFolder);
const find = (text: string, ...near: Place[]) => findPlace(text, near, files);

it('prefers the group that the words around are in', () => {
  expect(find('PTW-1', ['home.yaml', 'why', 'lead'])).toEqual(['home.yaml', 'why', 'records', 0]);
});

it('prefers the register of the plant to other files', () => {
  expect(find('PTW-1')?.[0]).toBe('plant.yaml');
});

it('finds a part of a text, and a text that’s a part of another', () => {
  expect(find('heading', ['home.yaml', 'why', 'heading'])).toEqual(['home.yaml', 'why', 'heading']);
  expect(find('PTW-1, issued')?.[0]).toBe('plant.yaml');
});

it('finds a figure in a file nearby', () => {
  const place: Place = ['drawings/permit-board.yaml', 'rack', 'bayLength'];
  expect(find('20', place)?.[0]).toBe(place[0]);
});

it('doesn’t take a word of the code for a part of another page’s text', () => {
  expect(find('heading', ['pages/About.yaml', 'lead'])).toBeNull();
});

it('finds nothing for words of the code, or for figures of other pages', () => {
  expect(find('Skip to main content')).toBeNull();
  expect(find('18')).toBeNull();
  expect(find('  ')).toBeNull();
});
