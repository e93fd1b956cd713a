import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadContent } from './read-content';

function placesAfter(from: string, to: string): string[] {
  const plant = readFileSync('content/plant.yaml', 'utf8');
  expect(plant).toContain(from);
  const edited = new Map([['plant.yaml', plant.replace(from, to)]]);
  return loadContent('content', { media: null, edited }).problems.map(
    ({ file, field, message }) => `${file} ${field} ${message.split(':', 2).join(':')}`,
  );
}

it('names the places whose words have the old time of a permit', () => {
  const final = 'final: { from: "13:00", until: "17:00" }';
  const message = (thing: string) => `“13:00” isn’t a time of ${thing} in content/plant.yaml`;
  expect(placesAfter(final, final.replace('13:00', '13:30')).toSorted()).toEqual([
    `content/agents.yaml [2].mainBenefit ${message('line break')}`,
    `content/drawings/permit-board.yaml resolved.text ${message('PTW-0415')}`,
    `content/home.yaml hero.film.description ${message('line break')}`,
    `content/plant.yaml log[8].text ${message('PTW-0415')}`,
  ]);
});

it('names the places with the old time of a log entry', () => {
  expect(placesAfter('time: "07:32"', 'time: "07:34"')).toContainEqual(
    expect.stringMatching(/^content\/home\.yaml hero\.film\.description “07:32” isn’t a time of /),
  );
});
