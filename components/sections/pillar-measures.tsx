import type { Capabilities } from '@/lib/content/types';
import { ScaleFigure } from './scale-figure';

type Measures = NonNullable<Capabilities['pillars'][number]['evaluation']>;

/** Whether they're a drawing: phases on a line, or scales. */
export function isDrawn({ inOrder = false, rows }: Measures): boolean {
  return inOrder || rows.some(({ figure }) => figure !== undefined);
}

/** How results are evaluated: phases on a line, scales with figures, or terms with definitions. */
export function PillarMeasures({ heading, inOrder = false, rows }: Measures) {
  const hasScales = rows.some(({ figure }) => figure !== undefined);
  return (
    <div>
      <h3 className="tag font-normal text-steel">{heading}</h3>
      {inOrder && <Phases rows={rows} />}
      {hasScales && <Scales rows={rows} />}
      {!inOrder && !hasScales && <Terms rows={rows} />}
    </div>
  );
}

type RowsProps = Pick<Measures, 'rows'>;

function Phases({ rows }: RowsProps) {
  return (
    <ol className="mt-5 grid max-sm:ml-2 sm:grid-cols-5">
      {rows.map(({ name, text }) => (
        <li
          key={name}
          className="relative border-l-2 border-ink pb-3 pl-6 last:pb-0 sm:border-t-2 sm:border-l-0 sm:pt-7 sm:pr-3 sm:pl-0 lg:pr-8"
        >
          <span
            aria-hidden="true"
            className="absolute top-1 -left-2 size-3.5 rotate-45 border-2 border-ink bg-paper sm:-top-2 sm:left-0"
          />
          <h4 className="text-xl leading-tight font-semibold tracking-tight sm:max-lg:text-[1rem] lg:text-2xl">
            {name}
          </h4>
          <p className="mt-1 text-steel lg:mt-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** On a phone, the first one comes before the details. */
function Scales({ rows }: RowsProps) {
  return (
    <dl className="mt-3 grid gap-px border-2 border-ink bg-ink sm:grid-cols-2 lg:grid-cols-3">
      {rows.map(({ name, text, figure }, index) => (
        <div key={name} className={`bg-white p-5 lg:p-6 ${index > 0 ? 'more' : ''}`}>
          <dt className="font-semibold">
            {figure !== undefined && <ScaleFigure kind={figure} />}
            {name}
          </dt>
          <dd className="mt-1 text-steel">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Terms({ rows }: RowsProps) {
  return (
    <dl className="mt-2 grid gap-x-14 gap-y-4 sm:grid-cols-2">
      {rows.map(({ name, text }) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-steel">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
