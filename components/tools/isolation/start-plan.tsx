import { useRef, useState } from 'react';
import type { OwnPlan } from './plan-schema';
import type { TemplateName } from './templates';

interface StartPlanProps {
  intro: string;
  example: OwnPlan;
  /** To a plan that isn't what the visitor has. */
  onReplace: (plan: Partial<OwnPlan>) => void;
}

const templateNames: readonly TemplateName[] = ['Pump', 'Vessel', 'Motor'];

/** Where a plan comes from: pasted rows, a template, or the example. */
export function StartPlan({ intro, example, onReplace }: StartPlanProps) {
  const pasted = useRef<HTMLTextAreaElement>(null);
  const [report, setReport] = useState('');

  async function readPasted() {
    const { readRows } = await import('./read-rows');
    const { points, unread, report: said } = readRows(pasted.current?.value ?? '');
    setReport(said);
    if (points.length + unread.length > 0) onReplace({ points, unread });
  }

  /** With a template, or the example. */
  async function startWith(name: TemplateName | null) {
    const plan = name === null ? example : (await import('./templates')).templateOf(name);
    setReport('');
    onReplace(plan);
  }

  return (
    <div className="p-4 print:hidden">
      <p className="max-w-3xl text-pretty">
        {`${intro} `}
        Nothing you enter leaves this browser, and it works offline once you’ve started. Your plan
        is in the page’s address. Copy the address to share it.
      </p>
      <label className="mt-3 block font-semibold">
        Isolation points
        <span className="block font-normal text-(--quiet)">
          Rows from Excel, Word, or SAP, with headings in any order: tag, line, energy, pressure or
          voltage, device type, position, lock, holder, how verified.
        </span>
        <textarea ref={pasted} rows={4} spellCheck={false} className="list-field mt-2" />
      </label>
      <div className="needs-script mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="button" className="board-button" onClick={readPasted}>
          Check these rows
        </button>
        <span>Or start with:</span>
        {[...templateNames, null].map((name) => (
          <button
            key={name}
            type="button"
            className="min-h-11 text-blue underline"
            onClick={() => startWith(name)}
          >
            {name ?? 'The plan on this page'}
          </button>
        ))}
      </div>
      <p role="status" className="mt-2 empty:hidden">
        {report}
      </p>
    </div>
  );
}
