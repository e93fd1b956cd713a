import type { Plan, Point } from './isolation-choices';

type Rows = Pick<Plan, 'points'>;

/** Whether a text says nothing, as `-`, `n/a`, `TBD`, and empty cells do. */
export const isBlank = (text: string) =>
  /^[^\p{L}\p{N}]*(n\/?a|none|no|nil|tb[acd]|pending|later|unknown|x|tag only|no lock)?[^\p{L}\p{N}]*$/iu.test(
    text,
  );

const plain = (text: string) =>
  text.toLowerCase().replace(/[‐‑–]/g, '-').replace(/\.\s+/g, '.').replace(/\s+/g, ' ').trim();

/** Whether two texts are the same, but for case, spaces, and kinds of hyphens. */
export const isSame = (one: string, other: string) => plain(one) === plain(other);

/** Whether a text has no other words than those for roles and groups: “Night shift”, “2 contractors”. */
export const isRole = (text: string) =>
  /^(\s*(the|our|an?|area|board|day|night|shift|crew|team|gang|people|workers?|operators?|operations|supervisors?|foremen|foreman|lead|contractors?|mechanics?|electricians?|fitters?|welders?|maintenance|production|technicians?|helpers?|entrants?|attendants?|riggers?|millwrights?|pipefitters?|insulators?|scaffolders?|inspectors?|instrument|vendors?|&|and|\d+)\b\.?)+\s*$/i.test(
    text,
  );

/** The names or numbers of a list. */
export const listed = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((each) => each.trim())
    .filter((each) => !isBlank(each));

export const isElectric = ({ energy, device }: Point) =>
  energy === 'electrical' || device === 'breaker' || device === 'ground';
export const isActuated = ({ device }: Point) =>
  ['actuated closes', 'actuated opens', 'motor-operated', 'control valve'].includes(device);
export const isOpening = ({ device }: Point) =>
  device === 'bleed' || device === 'bleed between' || device === 'drain';
export const isOpened = (point: Point) => isOpening(point) && point.position === 'open';
/** Closed, it keeps a header or a drain system out, as a single valve does. */
export const isShutToHeader = ({ device, position, leadsTo }: Point) =>
  position === 'closed' &&
  ((device === 'drain' && leadsTo !== 'safe' && leadsTo !== 'tank') ||
    (device === 'bleed' && leadsTo === 'header'));
/** Valves that may isolate. An open one in a relief path is left open to relieve. */
export const isBlock = (point: Point) =>
  point.device === 'valve' ||
  isActuated(point) ||
  (point.device === 'relief block' && point.position !== 'open');
export const isParted = ({ device, position }: Point) =>
  (device === 'blind' && (position === 'fitted' || position === 'closed')) ||
  (device === 'removed' && position === 'removed');

/** Whether a row is about what flows in a line. What isn't stated counts as that. */
export const isFlow = (point: Point) =>
  !isElectric(point) && !['mechanical', 'actuator', 'radiation'].includes(point.energy);

export const onLineOf = ({ points }: Rows, { line }: Point) =>
  isBlank(line) ? [] : points.filter((other) => isSame(other.line, line));

/** Whether a row of its line says that it's over 600 V. A number without a unit is one of volts; kVA and kVAR aren't. */
export const isHighVoltage = (point: Point, plan: Rows) =>
  isElectric(point) &&
  [point, ...onLineOf(plan, point)].some(({ amount }) =>
    [...amount.matchAll(/(\d[\d,.]*)[\s-]*(k?)(?:v(?!ar?\b)|$)/gi)].some(
      ([, volts = '', kilo]) => Number(volts.replaceAll(',', '')) * (kilo ? 1000 : 1) > 600,
    ),
  );

/** The rows about an actuated valve: its air, power, or pin has its tag as line. */
export const rowsAbout = ({ points }: Rows, { tag }: Point) =>
  isBlank(tag) ? [] : points.filter(({ line }) => isSame(line, tag));

/** The lines that valves hold back, each with its rows. Without a line, a row is one of its own. */
function valvedLines({ points }: Rows): Point[][] {
  const lines = new Map<string, Point[]>();
  for (const [index, point] of points.filter(isFlow).entries()) {
    if (isOpening(point) && point.device !== 'bleed between' && !isShutToHeader(point)) continue;
    const known = [...lines.keys()].find((line) => isSame(line, point.line));
    const isOwn = isBlank(point.line) || isShutToHeader(point);
    const line = isOwn ? `row ${index}` : (known ?? point.line);
    lines.set(line, [...(lines.get(line) ?? []), point]);
  }
  return [...lines.values()].filter(
    (rows) => rows.some((row) => isBlock(row) || isShutToHeader(row)) && !rows.some(isParted),
  );
}

const isDoubleBlocked = (rows: readonly Point[]) =>
  new Set(
    rows
      .filter((row) => isBlock(row) && row.position === 'closed' && row.device !== 'control valve')
      .map(({ tag }) => plain(tag)),
  ).size >= 2 &&
  rows.some((row) => row.device === 'bleed between' && isOpened(row)) &&
  !rows.some(({ device }) => device === 'actuated opens');

const nameOf = ({ line, tag }: Point) => (isBlank(line) ? tag : line) || '?';

const isToxic = (rows: readonly Point[]) => rows.some(({ energy }) => energy === 'toxic');

/** The lines without a blind, a gap, or double block and bleed: all, those that are toxic, or those that aren't. */
export const singleValved = (plan: Rows, toxic?: boolean) =>
  valvedLines(plan)
    .filter((rows) => !isDoubleBlocked(rows) && isToxic(rows) === (toxic ?? isToxic(rows)))
    .map(([first]) =>
      first === undefined ? '?' : isShutToHeader(first) ? first.tag : nameOf(first),
    );

/** The names of the lines that the plan isolates. */
export function isolatedLines({ points }: Rows): string[] {
  const names = points
    .filter((point) => isFlow(point) && (isBlock(point) || isParted(point)))
    .map(nameOf);
  return names.filter((name, index) => names.findIndex((each) => isSame(each, name)) === index);
}

/** Whether nothing vents or drains what's behind the plan's valves or blinds. */
export const drainsNothing = ({ points }: Rows) =>
  points.some(
    (point) =>
      isFlow(point) &&
      point.energy !== 'solids' &&
      (isBlock(point) || isParted(point) || isShutToHeader(point)),
  ) && !points.some((point) => isOpening(point) && !isShutToHeader(point));

/** What a bleed lets out. Without a line, it's what any of the plan's lines bring. */
export function energiesLetOut(plan: Rows, point: Point): Set<Point['energy']> {
  const rows = isBlank(point.line) ? plan.points.filter(isFlow) : onLineOf(plan, point);
  return new Set([point, ...rows].map(({ energy }) => energy));
}
