/** Prevents line breaks at the hyphens of tags (WO-3307, E-204, F-207). */
export function NoBreakTags({ text }: { text: string }) {
  return text.split(/\b([A-Z]+-\d+[A-Z]?)\b/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
