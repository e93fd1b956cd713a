import { expect, test } from 'vitest';
import { createRateLimiter, type RateLimiter } from './rate-limiter';

test('says how long to wait once the limit is reached, and allows attempts again after that', () => {
  let time = 0;
  const limiter = createRateLimiter(2, () => time);
  limiter.consume('a');
  time = 1000;
  limiter.consume('a');
  time = 1500;
  expect(() => limiter.consume('a')).toThrow('Too many attempts. Try again in 59 s');
  limiter.consume('b');
  time = 60_000;
  limiter.consume('a');
});

test('reset clears one key’s count, and clear clears all of them', () => {
  const limiter = createRateLimiter(1, () => 0);
  limiter.consume('a');
  limiter.reset('a');
  limiter.consume('a');
  expect(() => limiter.consume('a')).toThrow('Too many');
  limiter.clear();
  limiter.consume('a');
});

/** Uses that many other keys, `times` times each. */
function flood(limiter: RateLimiter, keys: number, times = 1, name = 'other'): void {
  for (let index = 0; index < keys; index += 1) {
    for (let made = 0; made < times; made += 1) limiter.consume(`${name}-${index}`);
  }
}

test('keeps counting an attacked key however many other keys are used', () => {
  const limiter = createRateLimiter(3, () => 0);
  limiter.consume('attacked');
  limiter.consume('attacked');
  flood(limiter, 30_000);
  limiter.consume('attacked');
  expect(() => limiter.consume('attacked')).toThrow('Too many');
  flood(limiter, 30_000, 2, 'more');
  expect(() => limiter.consume('attacked')).toThrow('Too many');
});

test('refuses a new key while every tracked key is at its limit, until those expire', () => {
  let time = 0;
  const limiter = createRateLimiter(2, () => time);
  flood(limiter, 10_000, 2);
  time = 1000;
  expect(() => limiter.consume('new')).toThrow('Too many attempts. Try again in 59 s');
  expect(() => limiter.consume('other-0')).toThrow('Too many');
  time = 60_000;
  limiter.consume('new');
  limiter.consume('other-0');
});

test('evicts expired keys before any others', () => {
  let time = 0;
  const limiter = createRateLimiter(2, () => time);
  flood(limiter, 5000, 2, 'old');
  time = 59_000;
  limiter.consume('live');
  limiter.consume('live');
  time = 60_000;
  flood(limiter, 9999, 1, 'new');
  expect(() => limiter.consume('live')).toThrow('Too many');
  limiter.consume('old-0');
});
