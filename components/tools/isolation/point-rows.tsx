import { keysOf, type PointChoice } from '@/lib/calculations/isolation-choices';
import { isOpening } from '@/lib/calculations/isolation-lines';
import { fieldProps } from '../field-props';
import { columnNames, columns, isChoice, labelsOf, noteOf } from './columns';
import type { OwnPoint } from './plan-schema';

interface PointRowsProps {
  points: readonly OwnPoint[];
  onChange: (points: OwnPoint[]) => void;
}

export const rowId = (row: number) => `lockout-row-${row}`;

/** What some choices include. */
const examples: Readonly<Record<string, string>> = {
  toxic: 'H2S, benzene, ammonia …',
  steam: 'hot water, too',
  inert: 'argon, CO2 …',
  valve: 'gate, ball, plug …',
};

/** The points. What isn't chosen is a finding. */
export function PointRows({ points, onChange }: PointRowsProps) {
  return (
    <>
      <p className="border-t border-(--line) px-4 pt-3 text-[0.8rem] text-pretty print:hidden">
        Rows with the same line or source are on one line. For a valve’s air, hydraulics, or motor,
        write the valve’s tag there; for a ground, the line of its breaker; for a bleed of the
        equipment itself, leave it blank. How much is a pressure, voltage, or weight. Without a
        lock, leave its number blank: a tag isn’t one.
      </p>
      <ol>
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and its cells have no state
          <li key={index} className="point-row">
            <span className="font-mono">{index + 1}</span>
            <div className="point-cells">
              {columns.map((column) => {
                if (column === 'leadsTo' && !isOpening(point) && point.leadsTo === '') return null;
                const name = `${columnNames[column]}, row ${index + 1}`;
                const change = (text: string) =>
                  onChange(points.with(index, { ...point, [column]: text }));
                return (
                  // biome-ignore lint/a11y/noLabelWithoutControl: it has one of the two controls below
                  <label key={column}>
                    <span>{columnNames[column]}</span>
                    {isChoice(column) ? (
                      <Choice name={name} column={column} value={point[column]} onChange={change} />
                    ) : (
                      <input
                        id={column === 'tag' ? rowId(index + 1) : undefined}
                        aria-label={name}
                        className="tool-field"
                        maxLength={200}
                        spellCheck={false}
                        {...fieldProps(point[column], change)}
                      />
                    )}
                    <Note>{noteOf(point, column)}</Note>
                  </label>
                );
              })}
            </div>
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
    </>
  );
}

interface ChoiceProps {
  name: string;
  column: PointChoice;
  value: string;
  onChange: (value: string) => void;
}

function Choice({ name, column, value, onChange }: ChoiceProps) {
  const labels = labelsOf(column);
  return (
    <select aria-label={name} className="tool-field bg-white" {...fieldProps(value, onChange)}>
      {keysOf(labels).map((choice) => (
        <option key={choice} value={choice}>
          {[labels[choice], examples[choice] && ` (${examples[choice]})`].join('')}
        </option>
      ))}
    </select>
  );
}

/** What was pasted, for the reader to choose what it means. */
function Note({ children }: { children: string }) {
  return children === '' ? null : <span className="block text-(--quiet)">{`“${children}”`}</span>;
}
