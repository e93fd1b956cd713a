import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { compileAhead } from './compile-ahead';

it('says so before all else, where engines look for it, and changes nothing', () => {
  const script = compileAhead('(()=>{"use strict";return 1+1})()');
  expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(runInNewContext(script)).toBe(2);
});
