interface Line {
  label: string;
  amount: number;
  /** Of a benefit: what it was calculated from. */
  factors?: string;
}

interface WorkedExampleProps {
  situation: string;
  costs: readonly Line[];
  sums: { reported: readonly Line[]; benefits: number; costs: number; roi: number };
}

export const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** An ROI calculation line by line, labeled as an example. */
export function WorkedExample({ situation, costs, sums }: WorkedExampleProps) {
  return (
    <figure className="border-2 border-ink bg-white">
      <figcaption className="border-b border-rule px-4 py-3">
        <span className="tag text-steel">Worked example</span>
        <span className="mt-1 block text-pretty">{situation}</span>
      </figcaption>
      <table className="w-full text-left text-[0.95rem] tabular-nums">
        <Lines title="Gross benefits" lines={sums.reported} total={sums.benefits} />
        <Lines title="Total costs" lines={costs} total={sums.costs} />
        <tfoot>
          <tr className="border-t-2 border-ink">
            <th scope="row" className="px-4 py-3 font-semibold">
              ROI
              <span className="block text-sm font-normal text-steel">
                ({dollars.format(sums.benefits)} − {dollars.format(sums.costs)}){' '}
                <span className="@min-[22rem]/page:whitespace-nowrap">
                  ÷ {dollars.format(sums.costs)} × 100
                </span>
              </span>
            </th>
            <td className="px-4 py-3 text-right align-top text-2xl font-semibold">{sums.roi}%</td>
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}

function Lines({ title, lines, total }: { title: string; lines: readonly Line[]; total: number }) {
  return (
    <tbody>
      {lines.map(({ label, amount, factors }) => (
        <tr key={label}>
          <th scope="row" className="px-4 pt-2 font-normal text-steel">
            {label}
            {factors && <span className="block text-sm">{factors}</span>}
          </th>
          <td className="px-4 pt-2 text-right align-top">{dollars.format(amount)}</td>
        </tr>
      ))}
      <tr className="border-b border-rule">
        <th scope="row" className="px-4 py-2 font-semibold">
          {title}
        </th>
        <td className="px-4 py-2 text-right font-semibold">{dollars.format(total)}</td>
      </tr>
    </tbody>
  );
}
