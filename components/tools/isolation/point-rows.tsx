import { columns, type Point } from '@/lib/calculations/isolation-words';
import { fieldProps } from '../field-props';

interface PointRowsProps {
  points: readonly Point[];
  onChange: (points: Point[]) => void;
}

export const columnNames: Readonly<Record<(typeof columns)[number], string>> = {
  tag: 'Point',
  energy: 'Energy',
  device: 'Device',
  position: 'Position',
  lock: 'Lock',
  holder: 'Holder',
  verification: 'How to verify',
};

export const rowId = (row: number) => `lockout-row-${row}`;

/** The points, in cells that can be changed. */
export function PointRows({ points, onChange }: PointRowsProps) {
  return (
    <ol className="border-t border-(--line)">
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and its cells have no state
        <li key={index} className="point-row">
          <span className="font-mono">{index + 1}</span>
          {columns.map((column) => (
            <label key={column}>
              <span>{columnNames[column]}</span>
              <textarea
                rows={1}
                id={column === 'tag' ? rowId(index + 1) : undefined}
                aria-label={`${columnNames[column]}, row ${index + 1}`}
                className="tool-field"
                maxLength={200}
                spellCheck={false}
                {...fieldProps(point[column], (text) =>
                  onChange(points.with(index, { ...point, [column]: text.replace(/\s+/g, ' ') })),
                )}
              />
            </label>
          ))}
          <button
            type="button"
            aria-label={`Remove row ${index + 1}`}
            className="min-h-11 min-w-11 text-xl print:hidden"
            onClick={() => onChange(points.toSpliced(index, 1))}
          >
            ×
          </button>
        </li>
      ))}
    </ol>
  );
}
