import { expect, test } from 'vitest';
import { toWebVtt } from './captions';

test('captions note the product’s name that their film shows', () => {
  const captions = [{ from: 0, until: 4, text: 'Valves & pumps' }];
  expect(toWebVtt(captions, 'Sabine')).toBe(
    'WEBVTT\n\nNOTE The film shows the name Sabine\n\n00:00.000 --> 00:04.000 line:82%\nValves &amp; pumps\n',
  );
  expect(toWebVtt(captions, undefined)).not.toContain('NOTE');
});
