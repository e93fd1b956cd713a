import { expect, test } from 'vitest';
import { createAttempts } from './attempts';

test('after the allowed ones it says how long to wait, and then lets through again', () => {
  let time = 0;
  const attempts = createAttempts(2, () => time);
  attempts.count('a');
  time = 1000;
  attempts.count('a');
  time = 1500;
  expect(() => attempts.count('a')).toThrow('Too many attempts. Try again in 59 s');
  attempts.count('b');
  time = 60_000;
  attempts.count('a');
});

test('a right one is forgotten, and clear forgets all', () => {
  const attempts = createAttempts(1, () => 0);
  attempts.count('a');
  attempts.forget('a');
  attempts.count('a');
  expect(() => attempts.count('a')).toThrow('Too many');
  attempts.clear();
  attempts.count('a');
});

test('of keys without end the newest are kept', () => {
  const attempts = createAttempts(1, () => 0);
  for (let index = 0; index < 20_000; index += 1) attempts.count(String(index));
  attempts.count('0');
  expect(() => attempts.count('19999')).toThrow('Too many');
});
