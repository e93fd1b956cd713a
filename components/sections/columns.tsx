interface ColumnsProps {
  points: readonly { title: string; text: string }[];
  tone?: 'paper' | 'graphite';
}

/** Points side by side, tapped from one line above them all. */
export function Columns({ points, tone = 'paper' }: ColumnsProps) {
  return (
    <dl
      className={`mt-8 grid gap-y-6 md:mt-10 md:grid-cols-2 ${points.length % 3 === 0 ? 'xl:grid-cols-3' : 'xl:grid-cols-4'}`}
    >
      {points.map(({ title, text }) => (
        <div key={title} className="node border-t-2 pt-4 md:pr-10">
          <dt className="text-xl leading-snug font-semibold text-balance">{title}</dt>
          <dd
            className={`mt-2 max-w-xl ${tone === 'graphite' ? 'text-steel-light' : 'text-steel'}`}
          >
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
