import type { LotoPlanContent } from '@/lib/content/types';

/* Positions of the tags and names of the plan's five isolation points, in the order of the points. */
const places = [
  { x: 332, y: 138, string: 'M314 150h18', name: [276, 174] },
  { x: 361, y: 122, string: 'M370 112v10', name: [352, 76] },
  { x: 53, y: 56, string: 'M62 46v10', name: [48, 27] },
  { x: 91, y: 124, string: 'M100 112v12', name: [116, 82] },
  { x: 136, y: 117, string: 'M154 130h9', name: [181, 152] },
] as const;

type LotoLineProps = LotoPlanContent['line'] & {
  /** The tags of the five points. */
  tags: readonly string[];
  /** The tags of those that are locked; all by default. */
  locked?: readonly string[];
  /** The tags of those in the position that isolates the line, locked or not; all by default. */
  isolated?: readonly string[];
  /** Whether the section between the block valves is empty; it is by default. */
  isDrained?: boolean;
};

/**
 * The isolated line in P&ID symbols. Closed valves are filled, the open drain isn't, and the depressurized section is
 * hollow. A point that isn't locked has the outline of its lock.
 */
export function LotoLine(props: LotoLineProps) {
  const {
    seen,
    from,
    permit,
    job,
    to,
    tags,
    locked = tags,
    isolated = tags,
    isDrained = true,
  } = props;
  const [isBreakerOff, isBackflowShut, isAirShut, isFeedShut, isDrainOpen] = tags.map((tag) =>
    isolated.includes(tag),
  );
  const closed = (isClosed: boolean | undefined) => (isClosed ? 'fill-ink' : 'fill-white');
  return (
    <svg
      role="img"
      aria-label={seen}
      viewBox="0 0 440 178"
      className="w-full fill-none stroke-ink"
      strokeWidth="1.5"
    >
      <path d="M8 104h92M370 104h37" strokeWidth="5" />
      {isDrained ? (
        <path d="M112 101h246M112 107h246" />
      ) : (
        <path d="M112 104h246" strokeWidth="5" />
      )}
      {/* Instrument air to the actuator of the actuated valve. */}
      <path d="M20 40h80v28" strokeDasharray="5 3" />
      <path d="M90 78a10 10 0 0 1 20 0zM100 78v26M370 104V84m-9 0h18" />
      <path d="m54 33 16 14V33L54 47z" className={closed(isAirShut)} />
      <path d="m88 95 24 18V95l-24 18z" className={closed(isFeedShut)} />
      <path d="m358 95 24 18V95l-24 18z" className={closed(isBackflowShut)} />
      <path d="M165 151h10l-5 9z" className="fill-ink" />
      <path d="M170 107v14m0 18v13" />
      <path d="M162 121h16l-16 18h16z" className={closed(!isDrainOpen)} />
      {/* The work location: a flange, with the permit's zone around it. */}
      <path
        d="M210 82h52v44h-52z"
        className="fill-amber/25 stroke-amber-ink"
        strokeDasharray="4 3"
      />
      <path d="M232 91v26M240 91v26" strokeWidth="3" />
      {/* Heat tracing, fed through a breaker: a line when it's on, open when it's off. */}
      <path d="m270 118 5-5 6 8 6-8 6 8 6-8 6 8 6-8 6 8 5-5m-23 0v22" className="stroke-steel" />
      <path d="M284 140h30v20h-30z" className="fill-white" />
      <path d={isBreakerOff ? 'M289 153h6l8-8m0 8h6' : 'M289 153h20'} />
      <circle cx="420" cy="104" r="13" className="fill-white" />
      <path d="M407 104h6l4-7 6 14 4-7h6" />
      {places.map(({ x, y, string }, index) => (
        <g
          key={string}
          className={locked.includes(tags[index] ?? '') ? 'stroke-red' : 'stroke-steel opacity-60'}
        >
          <path d={string} />
          <rect
            x={x}
            y={y}
            width="18"
            height="27"
            rx="2"
            className={locked.includes(tags[index] ?? '') ? 'fill-red' : 'fill-steel'}
            strokeDasharray={locked.includes(tags[index] ?? '') ? undefined : '3 2'}
          />
          <circle cx={x + 9} cy={y + 4.5} r="1.8" className="fill-white stroke-none" />
          <text
            x={x + 9}
            y={y + 22}
            textAnchor="middle"
            className="fill-white stroke-none font-mono text-[16px]"
          >
            {index + 1}
          </text>
        </g>
      ))}
      {/* On phones, text is as large as the tag numbers, and only the list names the points. */}
      <g className="fill-ink stroke-none font-mono text-[16px] sm:text-[9px]">
        <g className="max-sm:hidden">
          {places.map(({ name: [x, y] }, index) => (
            <text key={x} x={x} y={y}>
              {tags[index]}
            </text>
          ))}
          {/* The closed drain. */}
          <text x="155" y="174">
            to CD
          </text>
        </g>
        <text x="8" y="94">
          {from}
        </text>
        <text x="236" y="75" textAnchor="middle">
          {permit}
        </text>
        <text x="236" y="142" textAnchor="middle">
          {job}
        </text>
        <text x="436" y="84" textAnchor="end">
          {to}
        </text>
      </g>
    </svg>
  );
}
