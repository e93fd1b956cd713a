import type { PermitBoardContent } from '@/lib/content/types';
import { fieldProps } from '../field-props';
import type { BoardHandlers } from './board-state';
import { formatDistance, inUnit } from './distance';
import { NumberField } from './number-field';
import { distanceIn, maxDistance, maxFireWatch, type Settings, unitOf } from './settings';

interface RuleFieldsProps {
  board: PermitBoardContent;
  settings: Settings;
  handlers: BoardHandlers;
}

/** What a visitor can change about the rules. */
export function RuleFields({ board, settings, handlers }: RuleFieldsProps) {
  const { rules } = board;
  const unit = unitOf(settings);
  // What's about the same bay has no distance to change.
  const distances = [...new Set(rules.apart.map(({ within }) => within))].filter((own) => own > 0);
  const watch = `${rules.fireWatch.work}, minutes`;
  return (
    <div className="rule-fields">
      {distances
        .toSorted((a, b) => b - a)
        .map((own) => {
          const label = `${formatDistance(own, unit)} rules, in ${unit}`;
          return (
            <div key={own}>
              <span>{label}</span>
              <NumberField
                label={label}
                value={inUnit(distanceIn(settings, own), unit)}
                min={1}
                max={maxDistance}
                onChange={(value) =>
                  handlers.set(`.${own}`, value === inUnit(own, unit) ? null : String(value))
                }
              />
            </div>
          );
        })}
      <div>
        <span>{watch}</span>
        <NumberField
          label={watch}
          value={Number(settings['.watch'] ?? rules.fireWatch.minutes)}
          min={0}
          max={maxFireWatch}
          onChange={(minutes) =>
            handlers.set('.watch', minutes === rules.fireWatch.minutes ? null : String(minutes))
          }
        />
      </div>
      <label>
        Unit
        <select
          className="tool-field"
          {...fieldProps(unit, (value) => handlers.set('.unit', value === 'm' ? 'm' : null))}
        >
          <option value="ft">feet</option>
          <option value="m">meters</option>
        </select>
      </label>
    </div>
  );
}
