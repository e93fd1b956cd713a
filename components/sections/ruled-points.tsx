interface RuledPointsProps {
  points: readonly { title: string; text: string }[];
  tone?: 'paper' | 'graphite';
  /** Puts each text below its title, for a narrow column next to a picture. */
  narrow?: boolean;
}

/** Points as lines of a log: title on the left, text on the right. */
export function RuledPoints({ points, tone = 'paper', narrow = false }: RuledPointsProps) {
  const [rule, quiet] =
    tone === 'graphite'
      ? ['border-graphite-rule', 'text-steel-light']
      : ['border-rule', 'text-steel'];
  return (
    <dl className={`mt-12 border-b ${rule}`}>
      {points.map(({ title, text }) => (
        <div
          key={title}
          className={`grid gap-x-10 gap-y-2 border-t py-5 ${narrow ? 'md:max-xl:grid-cols-[5fr_7fr]' : 'md:grid-cols-[5fr_7fr]'} ${rule}`}
        >
          <dt className="text-xl leading-snug font-semibold tracking-tight">{title}</dt>
          <dd className={`max-w-xl ${quiet}`}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
