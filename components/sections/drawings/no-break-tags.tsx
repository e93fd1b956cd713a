interface NoBreakTagsProps {
  text: string;
}

/**
 * A text in which no line breaks at the hyphens of tags (WO-3307, E-204, F-207). Another text is another element: a
 * browser that translates the page has replaced the nodes of this one.
 */
export function NoBreakTags({ text }: NoBreakTagsProps) {
  return (
    <span key={text}>
      <NoBreakParts text={text} />
    </span>
  );
}

/** The same without an element of its own, for a text that doesn't change. */
export function NoBreakParts({ text }: NoBreakTagsProps) {
  return text.split(/\b([A-Z]+-\d+[A-Z]?)\b/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a tag can occur twice, and no part ever moves
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
