interface CourseRecordProps {
  title: string;
  /** Parts of a record, each with an example of what it says. */
  points: readonly { title: string; text: string; value: string }[];
}

/** A course record, filled in: each part in one row, with what it contains and an example. */
export function CourseRecord({ title, points }: CourseRecordProps) {
  return (
    <figure className="mt-8 border-2 border-ink bg-white">
      <figcaption className="tag border-b-2 border-ink px-4 py-3 lg:px-5">{title}</figcaption>
      <dl>
        {points.map(({ title: part, text, value }) => (
          <div
            key={part}
            className="grid gap-x-8 border-rule px-4 py-3 not-first:border-t md:grid-cols-[13rem_minmax(0,1fr)_minmax(0,1.4fr)] md:items-baseline lg:px-5"
          >
            <dt className="text-lg leading-snug font-semibold">{part}</dt>
            <dd className="text-steel">{text}</dd>
            {/* A formula breaks only before its ÷. */}
            <dd className="font-mono text-[0.95rem]">
              {value.replace(/ (?=[^(]*\))|(?<=[÷×]) | (?=×)/g, '\u00a0')}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
