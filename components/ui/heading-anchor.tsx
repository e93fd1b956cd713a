/**
 * A link to a heading, for sharing. It's next to the heading in an `.anchored` row, because inside the heading its name
 * would be part of the heading's accessible name.
 */
export function HeadingAnchor({ id, heading }: { id: string; heading: string }) {
  return (
    <a href={`#${id}`} aria-label={`Link to “${heading}”`} className="heading-anchor tag">
      #
    </a>
  );
}
