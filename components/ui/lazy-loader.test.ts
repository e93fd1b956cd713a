import { expect, it } from 'vitest';
import { createLazyLoader } from './lazy-loader';

it('loads once for all callers', async () => {
  let loads = 0;
  const loader = createLazyLoader(async () => {
    loads += 1;
    return 'menu';
  });
  expect(loader.current()).toBeNull();
  expect(await Promise.all([loader.load(), loader.load()])).toEqual(['menu', 'menu']);
  expect(await loader.load()).toBe('menu');
  expect(loader.current()).toBe('menu');
  expect(loads).toBe(1);
});

it('loads again after a failure', async () => {
  let isAvailable = false;
  const loader = createLazyLoader(async () => {
    if (!isAvailable) throw new Error('gone');
    return 'dialog';
  });
  await expect(loader.load()).rejects.toThrow('gone');
  expect(loader.current()).toBeNull();
  isAvailable = true;
  expect(await loader.load()).toBe('dialog');
});

it('notifies its subscribers when it has loaded, except those that have unsubscribed', async () => {
  const loader = createLazyLoader(async () => 'menu');
  const notified: string[] = [];
  loader.subscribe(() => notified.push('first'));
  const unsubscribe = loader.subscribe(() => notified.push('second'));
  unsubscribe();
  await loader.load();
  expect(notified).toEqual(['first']);
});
