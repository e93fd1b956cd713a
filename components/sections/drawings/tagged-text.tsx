import { createIdentifierFinder } from '@/lib/plant/identifiers';
import { recordId } from '@/lib/plant/records';

interface TaggedTextProps {
  text: string;
  /** Tags and names that have a record. */
  tags: readonly string[];
}

/** A text in which tags and names lead to their records. */
export function TaggedText({ text, tags }: TaggedTextProps) {
  const parts = [];
  let from = 0;
  for (const { identifier, index } of createIdentifierFinder(tags).find(text)) {
    parts.push(
      text.slice(from, index),
      <a key={index} href={`/Platform#${recordId(identifier)}`} className="record">
        {identifier}
      </a>,
    );
    from = index + identifier.length;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
