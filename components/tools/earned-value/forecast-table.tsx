import { type EarnedValueResult, forecastBases } from '@/lib/calculations/earned-value';
import { formatIndex } from '@/lib/calculations/index-text';
import { Fold } from '../fold';
import { basisName } from './earned-value-state';
import { formatUnit } from './earned-value-text';
import type { EarnedValueState } from './evm-schema';

/** The formulas of EAC. */
export const formulas = {
  cpi: 'BAC ÷ CPI',
  budget: 'AC + (BAC − EV)',
  both: 'AC + (BAC − EV) ÷ (CPI × SPI)',
} as const;

interface ForecastTableProps {
  state: EarnedValueState;
  change: (state: EarnedValueState) => void;
  forecasts: EarnedValueResult['forecasts'];
}

/** The usual forecasts, what each asks of the remaining work, and which one the card uses. */
export function ForecastTable({ state, change, forecasts }: ForecastTableProps) {
  return (
    <Fold className="border-t border-(--line) px-4" summary="Compare three forecasts">
      <div role="radiogroup" aria-label="Forecast in use" className="pb-2">
        {forecastBases.map((basis) => {
          const isInUse = state.basis === basis;
          return (
            <label
              key={basis}
              className="flex min-h-11 items-center gap-3 border-t border-(--line) py-1"
            >
              <input
                type="radio"
                name={basisName}
                value={basis}
                checked={isInUse}
                className="needs-script size-5 shrink-0"
                onChange={() => change({ ...state, basis })}
              />
              <span className="grow text-(--quiet)">
                <span>{`EAC = ${formulas[basis]}`}</span>
                {isInUse && <b className="text-paper"> in use</b>}
              </span>
              <span className="max-w-1/2 shrink-0 text-right font-mono wrap-anywhere">
                <span>{formatUnit(forecasts[basis]?.eac ?? null, state.unit)}</span>
                <span className="block text-[0.8rem] text-(--quiet)">
                  {`TCPI to this EAC ${formatIndex(forecasts[basis]?.tcpi ?? null)}`}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </Fold>
  );
}
