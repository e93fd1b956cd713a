interface LockoutTagProps {
  number: number;
  /** Middle of the padlock. */
  lock: readonly [x: number, y: number];
  /** Upper left corner of the tag. */
  tag: readonly [x: number, y: number];
  /** Path from the device to its tag, without a lock. */
  string: string;
  isLocked: boolean;
  isTagged: boolean;
}

/** The lock and the numbered tag of an isolation point. A tag that isn't hung is an outline. */
export function LockoutTag({ number, lock, tag: [x, y], string, ...hung }: LockoutTagProps) {
  const { isLocked, isTagged } = hung;
  return (
    <>
      <path
        d={isLocked ? `M${lock.join(' ')}L${x + 9} ${y + 4.5}` : string}
        className={isTagged ? 'stroke-red' : 'stroke-steel opacity-60'}
      />
      {isLocked && (
        <g transform={`translate(${lock.join(' ')})`} className="stroke-red">
          <path d="M-3.5 -1v-3a3.5 3.5 0 0 1 7 0v3" className="fill-white" />
          <path d="M-5.5 -1h11v7.5h-11z" className="fill-red" />
          <path d="M0 1v3" className="stroke-white" />
        </g>
      )}
      <path
        d={`M${x + 5} ${y}h8l5 5v22h-18v-22z`}
        className={isTagged ? 'fill-red stroke-red' : 'fill-white stroke-steel'}
        strokeDasharray={isTagged ? undefined : '3 2'}
      />
      <circle cx={x + 9} cy={y + 4.5} r="2" className="fill-white stroke-none" />
      <text
        x={x + 9}
        y={y + 22}
        textAnchor="middle"
        className={`stroke-none font-mono text-[20px] sm:text-[16px] ${isTagged ? 'fill-white' : 'fill-steel'}`}
      >
        {number}
      </text>
    </>
  );
}
