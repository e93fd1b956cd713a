/** Reasons as lines: what, and why. */
export function Reasons({ points }: { points: readonly { title: string; text: string }[] }) {
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
