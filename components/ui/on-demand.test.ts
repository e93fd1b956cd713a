import { expect, it } from 'vitest';
import { onDemand } from './on-demand';

it('is fetched once, however many ask', async () => {
  let fetched = 0;
  const part = onDemand(async () => {
    fetched += 1;
    return 'menu';
  });
  expect(part.current()).toBeNull();
  expect(await Promise.all([part.fetch(), part.fetch()])).toEqual(['menu', 'menu']);
  expect(await part.fetch()).toBe('menu');
  expect(part.current()).toBe('menu');
  expect(fetched).toBe(1);
});

it('is asked for anew after a failure', async () => {
  let there = false;
  const part = onDemand(async () => {
    if (!there) throw new Error('gone');
    return 'dialog';
  });
  await expect(part.fetch()).rejects.toThrow('gone');
  expect(part.current()).toBeNull();
  there = true;
  expect(await part.fetch()).toBe('dialog');
});

it('tells its listeners once it is here, and no longer those that have left', async () => {
  const part = onDemand(async () => 'menu');
  const told: string[] = [];
  part.subscribe(() => told.push('first'));
  const leave = part.subscribe(() => told.push('second'));
  leave();
  await part.fetch();
  expect(told).toEqual(['first']);
});
