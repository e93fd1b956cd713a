/** Points as tags on a rail, like lockout tags on a lock box. */
export function TagRow({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <dl className="mt-12 grid gap-5 md:grid-cols-2 lg:grid-cols-4 lg:border-t-4 lg:border-ink lg:pt-8">
      {points.map(({ title, text }) => (
        <div
          key={title}
          className="relative rounded-plate border-2 border-ink bg-white pb-5 pl-12 before:absolute before:top-1/2 before:left-3 before:size-6 before:-translate-y-1/2 before:rounded-full before:border-2 before:border-ink before:bg-paper lg:pt-14 lg:pb-8 lg:pl-0 lg:before:top-4 lg:before:left-1/2 lg:before:-translate-x-1/2 lg:before:translate-y-0 lg:after:absolute lg:after:-top-9 lg:after:left-1/2 lg:after:h-14 lg:after:w-0.5 lg:after:-translate-x-1/2 lg:after:bg-ink"
        >
          <dt className="on-graphite bg-graphite px-5 py-3 text-xl leading-snug font-bold tracking-tight text-paper">
            {title}
          </dt>
          <dd className="px-5 pt-4 text-steel">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
