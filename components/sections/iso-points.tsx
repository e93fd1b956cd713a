interface PointsProps {
  points: readonly { title: string; text: string }[];
}

/** Reasons as lines: what, and why. */
export function Reasons({ points }: PointsProps) {
  return (
    <dl className="mt-8 border-b border-graphite-rule">
      {points.map(({ title, text }) => (
        <div
          key={title}
          className="grid gap-x-8 gap-y-1 border-t border-graphite-rule py-3 md:grid-cols-2 lg:grid-cols-[27.75rem_1fr] md:items-baseline"
        >
          <dt className="text-xl leading-snug font-semibold tracking-tight md:text-2xl">{title}</dt>
          <dd className="text-steel-light md:text-lg">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CourseRecordProps extends PointsProps {
  title: string;
}

/** A course record, filled in: each part in one row, with what it says. Inside its frame, its columns are those of `Reasons`. */
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
