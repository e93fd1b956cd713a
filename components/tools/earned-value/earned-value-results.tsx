import { type Health, type Limits, ratePerformance } from '@/lib/calculations/earned-value';
import { formatIndex } from '@/lib/calculations/index-text';

const lamps = { green: 'bg-green-light', yellow: 'bg-amber', red: 'bg-red-light' } as const;
const healthLabels: Record<Health, string> = { green: 'Green', yellow: 'Yellow', red: 'Red' };

interface IndexProps {
  name: string;
  /** In thousandths; null if it isn't defined. */
  value: number | null;
  /** Null if they can't be read. */
  limits: Limits | null;
  formula: string;
}

/** A performance index with its health. */
export function Index({ name, value, limits, formula }: IndexProps) {
  const health = value === null || limits === null ? null : ratePerformance(value, limits);
  const text = formatIndex(value, limits ?? undefined);
  return (
    <div className="border-(--line) p-4 first:border-r">
      <dt className="flex flex-wrap justify-between gap-x-3">
        <span>{name}</span>
        {health !== null && (
          <span className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={`size-2.5 rounded-full forced-color-adjust-none ${lamps[health]}`}
            />
            <span>{healthLabels[health]}</span>
          </span>
        )}
      </dt>
      <dd>
        <output
          aria-label={name}
          aria-live="off"
          className={`mt-2 block min-h-12 font-mono leading-none break-all ${text.length > 5 ? 'text-xl' : 'text-5xl'}`}
        >
          {text}
        </output>
        <span className="mt-2 block font-mono text-[0.75rem] text-(--quiet)">{formula}</span>
      </dd>
    </div>
  );
}

/** A result and its formula. */
export function Figure({
  name,
  formula,
  children,
}: {
  name: string;
  formula: string;
  children: string;
}) {
  return (
    <div className="bg-graphite px-4 py-2.5 max-lg:last:odd:col-span-full">
      <dt className="text-[0.8rem]">
        {name} <span className="text-(--quiet)">{formula}</span>
      </dt>
      <dd>
        <output aria-label={name} aria-live="off" className="block font-mono break-all">
          {children}
        </output>
      </dd>
    </div>
  );
}
