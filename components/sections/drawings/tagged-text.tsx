'use client';

import { createContext, useContext } from 'react';
import { createIdentifierFinder, type IdentifierFinder, recordId } from '@/lib/plant/identifiers';
import { NoBreakParts } from './no-break-tags';

/**
 * The tags and names that have a record, in an island. The export links them in plain HTML
 * (`lib/export/record-links.ts`); in an island, React would find other text than it rendered.
 */
export const RecordTags = createContext<readonly string[]>([]);

/** A text in which tags and names lead to their records. As `NoBreakTags`, another text is another element. */
export function TaggedText({ text }: { text: string }) {
  const tags = useContext(RecordTags);
  const parts = finderOf(tags).split(text);
  return (
    <span key={text}>
      {parts.map(({ part, isTag }, index) =>
        isTag ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tag can occur twice, and no part ever moves
          <a key={index} href={recordHref(part)} className="record">
            {part}
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text between tags never moves either
          <NoBreakParts key={index} text={part} />
        ),
      )}
    </span>
  );
}

/** Its pattern is long, and a list of entries has many texts. */
const finders = new WeakMap<readonly string[], IdentifierFinder>();

function finderOf(tags: readonly string[]): IdentifierFinder {
  const finder = finders.get(tags) ?? createIdentifierFinder(tags);
  finders.set(tags, finder);
  return finder;
}

/** The address of a record on the site. */
export function recordHref(tag: string): string {
  return `/Platform#${recordId(tag)}`;
}
