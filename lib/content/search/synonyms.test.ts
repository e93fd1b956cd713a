import { expect, it } from 'vitest';
import { synonymsOf } from './entries';

const groups = [
  ['RCA', 'root cause analysis', 'incident analysis'],
  ['permit', 'PTW'],
];

it('returns the other phrases of each group that the title mentions', () => {
  expect(synonymsOf('RCA Assistant', groups)).toEqual(['root cause analysis', 'incident analysis']);
  expect(synonymsOf('Permits and root-cause analysis', groups)).toEqual([
    'RCA',
    'incident analysis',
    'PTW',
  ]);
});

it('matches whole words only', () => {
  expect(synonymsOf('Permitted use', groups)).toEqual([]);
  expect(synonymsOf('The root of all causes', groups)).toEqual([]);
});
