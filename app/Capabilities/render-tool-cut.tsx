import type { ReactNode } from 'react';
import { EvmCurves } from '@/components/sections/drawings/evm-curves';
import { LotoCut } from '@/components/sections/drawings/loto-cut';
import { ToolCut } from '@/components/sections/drawings/tool-cut';
import { calculateProgramHealth, content } from '@/lib/content';
import type { ToolDrawingName } from '@/lib/content/types';

const lamps = { green: 'bg-green-light', yellow: 'bg-amber', red: 'bg-red-light' };

/** The drawings of the tools by themselves, for phones. */
export const toolCuts: Record<ToolDrawingName, () => ReactNode> = {
  'loto-plan'() {
    const { title, place, line, points, tabs } = content().drawings.lotoPlan;
    const links = [
      { label: tabs.checkTitle, href: '#lockout-check' },
      { label: tabs.walk, href: '#isolation-walkthrough' },
      { label: tabs.spot, href: '#spot-the-error' },
    ];
    return (
      <ToolCut title={title} place={place} links={links}>
        <LotoCut line={line} points={points} />
      </ToolCut>
    );
  },
  'evm-card'() {
    const { title, place, chart, budget, periods } = content().drawings.evmCard;
    const { cpi, spi, eac, health, reportedPeriods } = calculateProgramHealth(
      content().drawings.evmCard,
    );
    const links = [{ label: 'Enter your own program’s figures', href: '#earned-value-calculator' }];
    return (
      <ToolCut title={title} place={place} links={links} tone="graphite">
        <p className="mb-3 grid grid-cols-2 gap-x-6">
          {[['CPI', cpi, health.cpi] as const, ['SPI', spi, health.spi] as const].map(
            ([name, index, color]) => (
              <span key={name} className="flex flex-wrap items-center gap-x-2">
                {name}
                <span className="order-last w-full font-mono text-[1.75rem]">
                  {index.toFixed(2)}
                </span>
                <span
                  aria-hidden="true"
                  className={`size-2.5 rounded-full forced-color-adjust-none ${lamps[color]}`}
                />
                {color}
              </span>
            ),
          )}
        </p>
        <EvmCurves
          label={chart}
          dates={['Week 1', `Week ${reportedPeriods}`, `Week ${periods.length}`]}
          budget={budget}
          periods={periods}
          eac={eac}
        />
      </ToolCut>
    );
  },
};
