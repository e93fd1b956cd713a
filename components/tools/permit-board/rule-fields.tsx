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

/** What a visitor can change about the rules: each rule's own distance, the fire watch, and the unit. */
export function RuleFields({ board, settings, handlers }: RuleFieldsProps) {
  const { rules } = board;
  const { unit, distances } = settings;
  const watch = `${rules.fireWatch.work}, minutes`;

  function setDistance(rule: string, own: number, typed: number) {
    const { [rule]: _, ...others } = distances;
    const isOwn = typed === inUnit(own, unit);
    handlers.set({ distances: isOwn ? others : { ...others, [rule]: toFeet(typed, unit) } });
  }

  return (
    <div className="rule-fields">
      {rules.apart
        // What's about the same bay has no distance to change.
        .filter(({ within }) => within > 0)
        .map(({ rule, within }) => {
          const label = `${capitalize(withDistance(rule, within, settings))}, in ${unit}`;
          return (
            <div key={rule}>
              <span>{label}</span>
              <NumberField
                label={label}
                value={inUnit(distances[rule] ?? within, unit)}
                min={1}
                max={maxDistance}
                onChange={(typed) => setDistance(rule, within, typed)}
              />
            </div>
          );
        })}
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
