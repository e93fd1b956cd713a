import { formatAmount } from '@/lib/calculations/amount';
import { NumberField } from '../number-field';
import { adjust } from './roi-figures';
import type { RoiRow } from './roi-schema';

interface RoiPercentsProps {
  /** Of the row. */
  id: string;
  /** Of the benefit. */
  name: string;
  row: RoiRow;
  onChange: (part: Partial<RoiRow>) => void;
}

const percents = [
  { key: 'attribution', label: 'Attribution' },
  { key: 'confidence', label: 'Confidence' },
] as const;

/** How much of a benefit comes from the training, how sure that is, and what's reported of the benefit. */
export function RoiPercents({ id, name, row, onChange }: RoiPercentsProps) {
  const adjusted = adjust(row);
  return (
    <div className="col-span-full grid grid-cols-3 gap-x-3 pt-1 pb-2 sm:pr-14">
      {percents.map(({ key, label }) => (
        <NumberField
          key={key}
          id={`${id}-${key}`}
          name={`${key}[]`}
          unit="percent"
          value={row[key]}
          onChange={(typed) => onChange({ [key]: typed })}
          label={label}
          fullName={`${label} of ${name}`}
          blank={`enter %`}
        />
      ))}
      <span className="flex min-h-11 items-center justify-end self-end font-mono">
        {`= ${adjusted === null ? '–' : formatAmount(adjusted.low)}`}
      </span>
    </div>
  );
}
