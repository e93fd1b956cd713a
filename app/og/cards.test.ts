import { expect, it } from 'vitest';
import { withoutMarks } from '@/lib/content/editing/place';
import { readContent } from '@/lib/content/read-content';
import { cards } from './cards';

it('has no marks of editing on the page, as words in development do', () => {
  const marked = readContent('content', { marks: true });
  expect(JSON.stringify(marked)).not.toBe(withoutMarks(JSON.stringify(marked)));
  expect(cards(marked)).toEqual(cards());
});
