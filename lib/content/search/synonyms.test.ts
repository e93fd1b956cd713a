import { expect, it } from 'vitest';
import { synonymsOf } from './synonyms';

const groups = [
  ['RCA', 'root cause analysis', 'incident analysis'],
  ['permit', 'PTW'],
];

it('gives the words of each line that a title holds a phrase of', () => {
  expect(synonymsOf('RCA Assistant', groups)).toBe('RCA, root cause analysis, incident analysis');
  expect(synonymsOf('Permits and root-cause analysis', groups)).toBe(
    'RCA, root cause analysis, incident analysis, permit, PTW',
  );
});

it('takes whole words alone', () => {
  expect(synonymsOf('Permitted use', groups)).toBe('');
  expect(synonymsOf('The root of all causes', groups)).toBe('');
});
