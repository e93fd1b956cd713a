import { expect, it } from 'vitest';
import { createLazyLoader } from './lazy-loader';

it('is fetched once, however many ask', async () => {
  let fetched = 0;
  const part = createLazyLoader(async () => {
    fetched += 1;
    return 'menu';
  });
  expect(part.current()).toBeNull();
  expect(await Promise.all([part.load(), part.load()])).toEqual(['menu', 'menu']);
  expect(await part.load()).toBe('menu');
  expect(part.current()).toBe('menu');
  expect(fetched).toBe(1);
});

it('is asked for anew after a failure', async () => {
  let there = false;
  const part = createLazyLoader(async () => {
    if (!there) throw new Error('gone');
    return 'dialog';
  });
  await expect(part.load()).rejects.toThrow('gone');
  expect(part.current()).toBeNull();
  there = true;
  expect(await part.load()).toBe('dialog');
});

it('tells its listeners once it is here, and no longer those that have left', async () => {
  const part = createLazyLoader(async () => 'menu');
  const told: string[] = [];
  part.subscribe(() => told.push('first'));
  const leave = part.subscribe(() => told.push('second'));
  leave();
  await part.load();
  expect(told).toEqual(['first']);
});
