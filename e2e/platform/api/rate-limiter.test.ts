import { expect, test } from 'vitest';
import { createRateLimiter, type RateLimiter } from './rate-limiter';

test('after the allowed ones it says how long to wait, and then lets through again', () => {
  let time = 0;
  const attempts = createRateLimiter(2, () => time);
  attempts.consume('a');
  time = 1000;
  attempts.consume('a');
  time = 1500;
  expect(() => attempts.consume('a')).toThrow('Too many attempts. Try again in 59 s');
  attempts.consume('b');
  time = 60_000;
  attempts.consume('a');
});

test('a right one is forgotten, and clear forgets all', () => {
  const attempts = createRateLimiter(1, () => 0);
  attempts.consume('a');
  attempts.reset('a');
  attempts.consume('a');
  expect(() => attempts.consume('a')).toThrow('Too many');
  attempts.clear();
  attempts.consume('a');
});

/** Counts other keys, each so often. */
function flood(attempts: RateLimiter, keys: number, times = 1, name = 'other'): void {
  for (let index = 0; index < keys; index += 1) {
    for (let made = 0; made < times; made += 1) attempts.consume(`${name}-${index}`);
  }
}

test('other keys without end do not make it forget the one that is attacked', () => {
  const attempts = createRateLimiter(3, () => 0);
  attempts.consume('attacked');
  attempts.consume('attacked');
  flood(attempts, 30_000);
  attempts.consume('attacked');
  expect(() => attempts.consume('attacked')).toThrow('Too many');
  flood(attempts, 30_000, 2, 'more');
  expect(() => attempts.consume('attacked')).toThrow('Too many');
});

test('keys that were used up are kept, and for another one there is no room until they end', () => {
  let time = 0;
  const attempts = createRateLimiter(2, () => time);
  flood(attempts, 10_000, 2);
  time = 1000;
  expect(() => attempts.consume('new')).toThrow('Too many attempts. Try again in 59 s');
  expect(() => attempts.consume('other-0')).toThrow('Too many');
  time = 60_000;
  attempts.consume('new');
  attempts.consume('other-0');
});

test('keys that have expired make room before any that have not', () => {
  let time = 0;
  const attempts = createRateLimiter(2, () => time);
  flood(attempts, 5000, 2, 'old');
  time = 59_000;
  attempts.consume('live');
  attempts.consume('live');
  time = 60_000;
  flood(attempts, 9999, 1, 'new');
  expect(() => attempts.consume('live')).toThrow('Too many');
  attempts.consume('old-0');
});
