import { expect, it } from 'vitest';
import { synonymsOf } from './synonyms';

const groups = [
  ['RCA', 'root cause analysis', 'incident analysis'],
  ['permit', 'PTW'],
];

it('are the other words of each group that the title has a phrase of', () => {
  expect(synonymsOf('RCA Assistant', groups)).toEqual(['root cause analysis', 'incident analysis']);
  expect(synonymsOf('Permits and root-cause analysis', groups)).toEqual([
    'RCA',
    'incident analysis',
    'PTW',
  ]);
});

it('need whole words', () => {
  expect(synonymsOf('Permitted use', groups)).toEqual([]);
  expect(synonymsOf('The root of all causes', groups)).toEqual([]);
});
