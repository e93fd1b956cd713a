import { expect, test } from 'vitest';
import { type Attempts, createAttempts } from './attempts';

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

/** Counts other keys, each so often. */
function flood(attempts: Attempts, keys: number, times = 1, name = 'other'): void {
  for (let index = 0; index < keys; index += 1) {
    for (let made = 0; made < times; made += 1) attempts.count(`${name}-${index}`);
  }
}

test('other keys without end do not make it forget the one that is attacked', () => {
  const attempts = createAttempts(3, () => 0);
  attempts.count('attacked');
  attempts.count('attacked');
  flood(attempts, 30_000);
  attempts.count('attacked');
  expect(() => attempts.count('attacked')).toThrow('Too many');
  flood(attempts, 30_000, 2, 'more');
  expect(() => attempts.count('attacked')).toThrow('Too many');
});

test('keys that were used up are kept, and for another one there is no room until they end', () => {
  let time = 0;
  const attempts = createAttempts(2, () => time);
  flood(attempts, 10_000, 2);
  time = 1000;
  expect(() => attempts.count('new')).toThrow('Too many attempts. Try again in 59 s');
  expect(() => attempts.count('other-0')).toThrow('Too many');
  time = 60_000;
  attempts.count('new');
  attempts.count('other-0');
});

test('keys that have expired make room before any that have not', () => {
  let time = 0;
  const attempts = createAttempts(2, () => time);
  flood(attempts, 5000, 2, 'old');
  time = 59_000;
  attempts.count('live');
  attempts.count('live');
  time = 60_000;
  flood(attempts, 9999, 1, 'new');
  expect(() => attempts.count('live')).toThrow('Too many');
  attempts.count('old-0');
});
