import type { ReactNode } from 'react';

/** The parts of a course record without figures, from its metrics to its reports. */
export const courseRecord: readonly ReactNode[] = [
  <p
    key="metric"
    className="flex flex-wrap border *:grow *:px-2 *:py-2 *:not-first:border-l sm:*:px-3"
  >
    <span>ROI</span>
    <span>Formula</span>
    <span>User</span>
    <span>Type</span>
  </p>,
  <p
    key="levels"
    className="grid grid-cols-4 items-end border-b text-center *:border *:border-b-0 *:not-last:-mr-px"
  >
    <span className="h-6 leading-6">L1</span>
    <span className="h-8 leading-8">L2</span>
    <span className="h-10 leading-10">L3</span>
    <span className="h-12 bg-paper-deep leading-12">L4</span>
  </p>,
  <p key="formula" className="border-b pb-2 sm:text-base">
    (benefits − costs) ÷ costs
  </p>,
  <p key="surveys" className="grid grid-cols-[1fr_2fr] border-l text-right">
    {['30 d', '90 d'].map((day) => (
      <span key={day} className="border-b pb-2">
        {day}
        <span className="-mb-3.75 ml-auto block size-3 rounded-full border-3 border-blue bg-white" />
      </span>
    ))}
  </p>,
  <p key="scale" className="grid h-10 grid-cols-4 border *:not-first:border-l">
    <span />
    <span />
    <svg aria-hidden="true" viewBox="-7 -4 38 28" className="size-full fill-none" strokeWidth="3">
      <path d="m4 10 6 6L21 3" className="stroke-blue" />
    </svg>
    <span />
  </p>,
  <p
    key="reports"
    className="-mx-4 -mb-4 grid text-center @min-[22rem]/page:grid-cols-3 *:border-t *:py-3 *:not-first:border-l sm:-mx-5"
  >
    <span className="border-t-white">Scorecard</span>
    <span className="bg-paper-deep">Dashboard</span>
    <span className="bg-paper-deep">Report</span>
  </p>,
];
