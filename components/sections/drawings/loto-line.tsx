import { useContext } from 'react';
import type { LotoPlanContent } from '@/lib/content/types';
import type { DrawnPoint, IsolatedLine } from './isolated-line';
import { RecordTags, recordHref } from './tagged-text';

interface LotoLineProps extends IsolatedLine {
  /** Text alternative. */
  seen: string;
  words: LotoPlanContent['line'];
}

/* Where each point's lock and tag are, and its name, in the order of the points. */
const places = [
  { lock: [341, 210], tag: [349, 197], name: [330, 241], string: 'M333 210h16' },
  { lock: [378, 121], tag: [369, 87], name: [378, 80], string: 'M378 130v-16' },
  { lock: [45, 74], tag: [36, 83], name: [45, 44], string: 'M45 67v16' },
  { lock: [95, 166], tag: [86, 175], name: [139, 120], string: 'M95 159v16' },
  { lock: [166, 191], tag: [174, 178], name: [115, 224], string: 'M158 191h16' },
  { lock: [256, 117], tag: [252, 58], name: [301, 76], string: 'M248 117h13v-32' },
] as const;

/* Pneumatic lines have pairs of slashes (ISA-5.1). */
const slashes = 'm11 65 5-10m1 10 5-10M70 65l5-10m1 10 5-10M90 92l10-5m-10 11 10-5';

/**
 * The isolated line in P&ID symbols. Closed valves are filled, open ones aren't; an empty section is hollow, and one that
 * holds product again in part. Each point has a tag, solid once it's hung, and a padlock once it's locked.
 */
export function LotoLine(props: LotoLineProps) {
  const { seen, words, points, section, psig, bleedTo, isOpen, permit } = props;
  const [breaker, backflow, airValve, feed, drain, bleed] = points;
  const [gaugeLetters, gaugeNumber] = words.gauge.split('-');
  const bleedNames = {
    'closed drain': words.drain,
    'safe location': words.bleed,
    nitrogen: words.nitrogen,
    'open end': '',
    plug: '',
  };
  const bleedEnds = {
    // Of a pipe, which goes on.
    'closed drain': 'M235 67h10l-5-6z',
    'safe location': 'M235 67h10l-5-6z',
    // A check valve, in a hose that's connected only for a while.
    nitrogen: 'M234 80h12l-6 10zm0 10h12',
    'open end': '',
    plug: 'M232 66h16',
  };
  const toFlange = isOpen ? 'h185m16 0h58' : 'h259';
  const isPermitOver = permit === 'closed out' || permit === 'canceled';
  const hasLinks = useContext(RecordTags).length > 0;
  return (
    <svg
      role={hasLinks ? 'group' : 'img'}
      aria-label={seen}
      viewBox="0 29 440 242"
      className="w-full fill-none stroke-ink"
      strokeWidth="1.5"
    >
      <path d="M8 150h75M390 150h20" strokeWidth="5" />
      {section === 'full' ? (
        <path d="M107 150h259" strokeWidth="5" />
      ) : (
        <path d={`M107 147${toFlange}M107 153${toFlange}`} />
      )}
      {section === 'part' && <path d="M107 151.5h259" strokeWidth="3" />}
      {/* The closed drain header is live. */}
      <path
        d={bleedTo === 'closed drain' ? 'M8 247h177M215 60h50' : 'M8 247h177'}
        strokeWidth="5"
      />
      <path d="M8 60h87v54" />
      <path d={slashes} />
      <path d="M85 124a10 10 0 0 1 20 0zM95 124v26M378 150v-20m-9 0h18" />
      <path d="m37 53 16 14V53L37 67z" className={fill(airValve)} />
      <path d="m83 141 24 18v-18l-24 18z" className={fill(feed)} />
      <path d="m366 141 24 18v-18l-24 18z" className={fill(backflow)} />
      <path d="M150 153v29m0 18v39m-5-1h10l-5 6zM240 147v-21m0-18v-42" />
      <path d={bleedEnds[bleedTo]} />
      <path d="M142 182h16l-16 18h16z" className={fill(drain)} />
      <path d="M232 108h16l-16 18h16z" className={fill(bleed)} />
      <path d="M205 120v27" />
      <circle cx="205" cy="100" r="20" className="fill-white" />
      {/* The work location: a flange, with the permit's zone around it. */}
      {!isPermitOver && (
        <path
          d="M270 124h60v52h-60z"
          className={`stroke-amber-ink ${permit === 'issued' ? 'fill-amber/25' : ''}`}
          strokeDasharray="4 3"
        />
      )}
      <path d={isOpen ? 'M292 137v26M308 137v26' : 'M296 137v26M304 137v26'} strokeWidth="3" />
      {/* Heat tracing, fed through a breaker: a line when it's on, open when it's off. */}
      <path d="m275 166 5-5 6 8 6-8 6 8 6-8 6 8 6-8 6 8 5-5m-9 3v31" className="stroke-steel" />
      <path d="M303 200h30v20h-30z" className="fill-white" />
      <path d={breaker?.position === 'on' ? 'M308 213h20' : 'M308 213h6l8-8m0 8h6'} />
      <circle cx="424" cy="150" r="14" className="fill-white" />
      <path d="M410 150h7l4-8 6 16 4-8h7" />
      {places.map(({ lock, tag, string }, index) => {
        const { isLocked = false, isTagged = false } = points[index] ?? {};
        return (
          <LockoutTag
            key={string}
            lock={lock}
            tag={tag}
            string={string}
            isLocked={isLocked}
            isTagged={isTagged}
            number={index + 1}
          />
        );
      })}
      {/* On phones, 15.5 units are 11 px. In wider windows, a small drawing sets `--names`. */}
      <g
        className="fill-ink stroke-none font-mono text-[15.5px] sm:text-[length:var(--names,10.5px)]"
        textAnchor="middle"
      >
        {places.map(({ name: [x, y] }, index) => (
          <Name key={x} x={x} y={y} tag={points[index]?.tag ?? ''} />
        ))}
        <text x="139" y="136">
          FC
        </text>
        <text x="205" y="98">
          {gaugeLetters}
        </text>
        <text x="205" y="112">
          {gaugeNumber}
        </text>
        {psig !== null && (
          <text x="205" y="74">
            {`${psig} psig`}
          </text>
        )}
        {!isPermitOver && <Name x={300} y={100} tag={words.permit} />}
        <Name x={300} y={116} tag={words.job} />
        <text x="8" y="172" textAnchor="start">
          {words.from}
        </text>
        <Name x={416} y={184} tag={words.to} />
        <text x="8" y="267" textAnchor="start">
          {words.drain}
        </text>
        <text x="240" y="48">
          {bleedNames[bleedTo]}
        </text>
      </g>
    </svg>
  );
}

/** A tag in the drawing, which leads to its record. */
function Name({ x, y, tag }: { x: number; y: number; tag: string }) {
  const text = (
    <text x={x} y={y}>
      {tag}
    </text>
  );
  if (!useContext(RecordTags).includes(tag)) return text;
  return (
    <a href={recordHref(tag)} className="record">
      {text}
    </a>
  );
}

function fill(valve: DrawnPoint | undefined): string {
  return valve?.position === 'closed' ? 'fill-ink' : 'fill-white';
}

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
function LockoutTag({ number, lock, tag: [x, y], string, ...hung }: LockoutTagProps) {
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
