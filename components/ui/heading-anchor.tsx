/**
 * A heading's own address, for people who pass it on. It stands beside the heading in an `.anchored` row:
 * inside, its name would become part of the heading's.
 */
export function HeadingAnchor({ id, heading }: { id: string; heading: string }) {
  return (
    <a href={`#${id}`} aria-label={`Link to “${heading}”`} className="heading-anchor tag">
      #
    </a>
  );
}
