import { type Area, extentOf } from '@/lib/calculations/simops-rules';
import type { PermitBoardContent } from '@/lib/content/types';
import { fieldProps } from '../field-props';
import type { BoardHandlers } from './board-state';
import { inUnit, toFeet, toWholeFeet, type Unit } from './distance';
import { NumberField, refusalOf } from './number-field';
import {
  capitalize,
  maxDistance,
  maxEnd,
  maxFireWatch,
  type Settings,
  withDistance,
} from './settings';

interface RuleFieldsProps {
  board: PermitBoardContent;
  settings: Settings;
  handlers: BoardHandlers;
}

/** What a visitor can change next to the rules' own distances: the areas' ends, the fire watch, and the unit. */
export function RuleFields({ board, settings, handlers }: RuleFieldsProps) {
  const { rules } = board;
  const { unit } = settings;
  const watch = `${rules.fireWatch.work}, minutes`;

  return (
    <div className="rule-fields">
      {settings.areas.length > 0 && (
        <p>Measure where each area begins and ends along one straight line through the site.</p>
      )}
      {settings.areas.map((area, index) => (
        <AreaFields
          key={area.name}
          area={area}
          unit={unit}
          onChange={(changed) => handlers.set({ areas: settings.areas.with(index, changed) })}
        />
      ))}
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

interface AreaFieldsProps {
  area: Area;
  unit: Unit;
  onChange: (area: Area) => void;
}

/** Where an area begins, and where it ends. An end before the beginning is taken, because the beginning may be typed next. */
function AreaFields({ area, unit, onChange }: AreaFieldsProps) {
  const { name, from, to } = area;
  const labelOf = (verb: string) => `${name} ${verb}, ${unit} from the first area’s edge`;
  const [begins, ends] = [labelOf('begins'), labelOf('ends')];
  const isReversed = from !== null && to !== null && extentOf(area) === null;
  const problem = isReversed ? refusalOf(ends, inUnit(from, unit, Math.ceil), maxEnd) : undefined;

  // From meters, both are rounded outward, so that areas aren't farther apart in whole feet than they were typed.
  return (
    <>
      <div>
        <span>{begins}</span>
        <NumberField
          label={begins}
          value={from === null ? null : inUnit(from, unit)}
          min={0}
          max={maxEnd}
          onChange={(typed) => onChange({ ...area, from: toWholeFeet(typed, unit, Math.floor) })}
        />
      </div>
      <div>
        <span>{ends}</span>
        <NumberField
          label={ends}
          value={to === null ? null : inUnit(to, unit)}
          min={0}
          max={maxEnd}
          problem={problem}
          onChange={(typed) => onChange({ ...area, to: toWholeFeet(typed, unit, Math.ceil) })}
        />
      </div>
    </>
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
