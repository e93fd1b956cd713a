/** Points as tags on a rail, the way lockout tags hang from a lock box. */
export function TagRow({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <dl className="mt-12 grid gap-5 md:gap-y-12 md:grid-cols-2 xl:grid-cols-4">
      {points.map(({ title, text }) => (
        <div
          key={title}
          className="relative rounded-plate border-2 border-ink bg-white pb-5 pl-12 before:absolute before:top-1/2 before:left-3 before:size-6 before:-translate-y-1/2 before:rounded-full before:border-2 before:border-ink before:bg-paper md:pt-14 md:pb-8 md:pl-0 md:before:top-4 md:before:left-1/2 md:before:-translate-x-1/2 md:before:translate-y-0 md:after:absolute md:after:-top-8 md:after:left-1/2 md:after:h-14 md:after:w-0.5 md:after:-translate-x-1/2 md:after:bg-ink"
        >
          <dt className="bg-graphite px-5 py-3 text-xl leading-snug font-bold tracking-tight text-paper">
            {title}
          </dt>
          <dd className="px-5 pt-4 text-steel">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
