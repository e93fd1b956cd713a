interface ColumnsProps {
  points: readonly { title: string; text: string }[];
  tone?: 'paper' | 'graphite';
}

/** Points side by side, connected to one line above them. */
export function Columns({ points, tone = 'paper' }: ColumnsProps) {
  return (
    <dl className="even mt-8 border-t-2">
      {points.map(({ title, text }) => (
        <div key={title} className="node pt-4">
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
