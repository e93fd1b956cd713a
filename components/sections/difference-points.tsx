import type { Capabilities } from '@/lib/content/types';

/* One icon for each point, in the order of the points, on a 64 px grid. */
const icons = [
  // A missing record.
  { line: 'M20 24h24M20 34h24M20 44h12', dashed: 'M12 8h30l10 10v38H12z' },
  // Several lines that join.
  { line: 'M8 12h16l8 14M56 12H40l-8 14M32 8v18M16 56V38h32v18zM16 47h32M32 26v12' },
  // Steps that end at a valve.
  { line: 'M6 56h12V44h12V32h12M42 20v24l18-24v24z' },
  // A signature on its line, on a sheet.
  {
    line: 'M6 8h52v48H6zM14 48h36M15 41c4-19 10-23 10-14S16 44 23 39s8-12 11-9-5 11 1 9 5-6 14-1',
  },
  // A passed examination.
  { line: 'M28 8a20 20 0 1 1 0 40 20 20 0 0 1 0-40M43 43l15 15M19 28l7 7 12-14' },
] as const;

type DifferencePointsProps = Pick<Capabilities['difference'], 'bar' | 'points'>;

/** Five points on one busbar, as in a one-line diagram: across on wide screens, down on others. */
export function DifferencePoints({ bar, points }: DifferencePointsProps) {
  return (
    <div className="mt-12">
      <p className="tag mb-3 text-steel-light">{bar}</p>
      <dl className="border-l-4 border-paper lg:grid lg:grid-cols-5 lg:border-t-4 lg:border-l-0">
        {points.map(({ title, text }, index) => (
          <div key={title} className="drop">
            <dt className="text-xl leading-snug font-semibold tracking-tight max-lg:flex max-lg:items-center max-lg:gap-4">
              <svg
                aria-hidden="true"
                viewBox="0 0 64 64"
                className="size-12 flex-none fill-none stroke-paper lg:mb-5 lg:size-16"
                strokeWidth="2"
              >
                <path d={icons[index]?.line} />
                {/* From the busbar's tick to the steps. */}
                {index === 2 && <path d="M32 8v24" className="max-lg:hidden" />}
                {index === 0 && <path d={icons[0].dashed} strokeDasharray="5 4" />}
              </svg>
              {title}
            </dt>
            <dd className="mt-2 text-steel-light max-lg:pl-16">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
