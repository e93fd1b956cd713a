import { expect, it } from 'vitest';
import { postponeEntry, reactDomIn } from './entry-in-steps';

const script =
  'T.push([c,12,(e,t)=>{"use strict";t.a=[1,(a)=>{}]},345,(e,t,n)=>{"use strict";' +
  'f(6,function(){});n.createRoot=g,n.hydrateRoot=h},678,e=>{e.r(345)}]);';

it('finds the module that has hydrateRoot', () => {
  expect(reactDomIn(script)).toBe('345');
  expect(() => reactDomIn('T.push([c,12,(e,t)=>{}])')).toThrow('no module with .hydrateRoot=');
});

it('calls that one first and leaves the entry to a later task', () => {
  const call = (id: number) =>
    `<script>T.push({"otherChunks":["a.js"],"runtimeModuleIds":[${id}]})`;
  expect(postponeEntry(call(9), 'x.html', '345')).toEqual({ html: call(345), entry: '9' });
});

it('names the page that calls no entry', () => {
  expect(() => postponeEntry('<p>Words</p>', 'Story.html', '1')).toThrow(
    'Story.html does not call',
  );
});
