interface ColumnsProps {
  points: readonly { title: string; text: string }[];
  tone?: 'paper' | 'graphite';
}

/** Points side by side, each under a line of its own. */
export function Columns({ points, tone = 'paper' }: ColumnsProps) {
  return (
    <dl
      className={`mt-10 grid gap-x-10 gap-y-8 md:grid-cols-2 ${points.length % 3 === 0 ? 'xl:grid-cols-3' : 'xl:grid-cols-4'}`}
    >
      {points.map(({ title, text }) => (
        <div key={title} className="border-t-2 border-current pt-4">
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
