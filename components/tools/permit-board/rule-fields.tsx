import type { PermitBoardContent } from '@/lib/content/types';
import { fieldProps } from '../field-props';
import type { BoardHandlers, BoardState } from './board-state';
import { inUnit, toFeet } from './distance';
import { NumberField } from './number-field';
import { distancesOf, maxDistance, maxFireWatch } from './settings';

interface RuleFieldsProps {
  board: PermitBoardContent;
  state: BoardState;
  handlers: BoardHandlers;
}

/** What a visitor can change about the rules. */
export default function RuleFields({ board, state, handlers }: RuleFieldsProps) {
  const { within, unit, fireWatch } = state;
  const watch = board.rules.fireWatch.work;
  return (
    <div className="rule-fields">
      {distancesOf(board).map((own) => (
        <div key={own}>
          {`${inUnit(own, unit)} ${unit}`}
          <NumberField
            label={`Distance in place of ${inUnit(own, unit)} ${unit}`}
            value={inUnit(within[own] ?? own, unit)}
            min={1}
            max={maxDistance}
            onChange={(value) =>
              handlers.set({ within: { ...within, [own]: toFeet(value, unit) } })
            }
          />
        </div>
      ))}
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
      <div>
        {`${watch}, minutes`}
        <NumberField
          label={`${watch}, minutes`}
          value={fireWatch}
          min={0}
          max={maxFireWatch}
          onChange={(minutes) => handlers.set({ fireWatch: minutes })}
        />
      </div>
    </div>
  );
}
