interface CourseRecordProps {
  title: string;
  /** Parts of the record, and what it says. */
  points: readonly { title: string; text: string }[];
}

/** A course record, filled in: each part in one row. Inside its frame, its columns are those of `Reasons`. */
export function CourseRecord({ title, points }: CourseRecordProps) {
  return (
    <div className="mt-8 border-2 border-ink bg-white">
      <p className="tag border-b-2 border-ink px-4 py-3 lg:px-6">{title}</p>
      <dl>
        {points.map(({ title: part, text }) => (
          <div
            key={part}
            className="grid gap-x-8 border-rule px-4 py-2 not-first:border-t md:grid-cols-2 lg:grid-cols-[26.125rem_1fr] md:items-baseline lg:px-6"
          >
            <dt className="text-lg leading-snug font-semibold">{part}</dt>
            <dd className="font-mono text-[0.95rem] wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
