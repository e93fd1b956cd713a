interface RuledPointsProps {
  points: readonly { title: string; text: string }[];
}

/** Points as lines of a log: what it is on the left, what it means on the right. */
export function RuledPoints({ points }: RuledPointsProps) {
  return (
    <dl className="mt-12 border-b border-rule">
      {points.map(({ title, text }) => (
        <div
          key={title}
          className="grid gap-x-10 gap-y-2 border-t border-rule py-6 md:grid-cols-[5fr_7fr]"
        >
          <dt className="text-xl font-semibold tracking-tight">{title}</dt>
          <dd className="max-w-xl text-steel">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
