import type { PermitBoardContent } from '@/lib/content/types';
import { fieldProps } from '../field-props';
import type { BoardHandlers } from './board-state';
import { inUnit, toFeet } from './distance';
import { NumberField } from './number-field';
import {
  capitalize,
  maxAt,
  maxDistance,
  maxFireWatch,
  type Settings,
  withDistance,
} from './settings';

interface RuleFieldsProps {
  board: PermitBoardContent;
  settings: Settings;
  handlers: BoardHandlers;
}

/** What a visitor can change next to the rules' own distances: the areas', the fire watch, and the unit. */
export function RuleFields({ board, settings, handlers }: RuleFieldsProps) {
  const { rules } = board;
  const { unit } = settings;
  const watch = `${rules.fireWatch.work}, minutes`;

  return (
    <div className="rule-fields">
      {settings.areas.map(({ name, at }, index) => {
        const label = `${name}: ${unit} from the first area`;
        return (
          <div key={name}>
            <span>{label}</span>
            <NumberField
              label={label}
              value={at === null ? null : inUnit(at, unit)}
              min={0}
              max={maxAt}
              onChange={(typed) =>
                handlers.set({
                  areas: settings.areas.with(index, { name, at: Math.round(toFeet(typed, unit)) }),
                })
              }
            />
          </div>
        );
      })}
      <div>
        <span>{watch}</span>
        <NumberField
          label={watch}
          value={settings.fireWatch ?? rules.fireWatch.minutes}
          min={0}
          max={maxFireWatch}
          onChange={(minutes) =>
            handlers.set({ fireWatch: minutes === rules.fireWatch.minutes ? null : minutes })
          }
        />
      </div>
      <label>
        Unit
        <select
          className="tool-field"
          {...fieldProps(unit, (value) => handlers.set({ unit: value === 'm' ? 'm' : 'ft' }))}
        >
          <option value="ft">feet</option>
          <option value="m">meters</option>
        </select>
      </label>
    </div>
  );
}

interface DistanceFieldProps extends RuleFieldsProps {
  /** Of `board.rules.apart`. */
  index: number;
}

/** The distance of a rule, in the visitor's unit. */
export function DistanceField({ board, settings, handlers, index }: DistanceFieldProps) {
  const { unit, distances } = settings;
  const { rule, within } = board.rules.apart[index] ?? { rule: '', within: 0 };
  const current = distances[rule] ?? within;

  function setDistance(typed: number) {
    const { [rule]: _, ...others } = distances;
    const isOwn = typed === inUnit(within, unit);
    handlers.set({ distances: isOwn ? others : { ...others, [rule]: toFeet(typed, unit) } });
  }

  return (
    <div className="rule-fields">
      <div>
        <span>{`Distance, in ${unit}`}</span>
        <NumberField
          label={`${capitalize(withDistance(rule, current, settings))}, in ${unit}`}
          value={inUnit(current, unit)}
          min={1}
          max={maxDistance}
          onChange={setDistance}
        />
      </div>
    </div>
  );
}
