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

export const isElectric = ({ energy, device }: Point) =>
  energy === 'electrical' || device === 'breaker' || device === 'ground';
export const isActuated = ({ device }: Point) =>
  ['actuated closes', 'actuated opens', 'motor-operated', 'control valve'].includes(device);
export const isOpening = ({ device }: Point) =>
  device === 'bleed' || device === 'bleed between' || device === 'drain';
export const isOpened = (point: Point) => isOpening(point) && point.position === 'open';
/** Whether something was read or seen to be at zero. */
export const isAtZero = ({ verified }: Point) =>
  verified === 'gauge' || verified === 'gauge open' || verified === 'clear';
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

/** Whether a row is on a line. A bleed can be of several: “Tube in, Tube out”. */
const isOn = ({ line }: Point, name: string) =>
  [line, ...line.split(/[,;&]|\sand\s/)].some((each) => isSame(each, name));

export const onLineOf = ({ points }: Rows, point: Point) =>
  isBlank(point.line)
    ? []
    : points.filter((other) => !isBlank(other.line) && isOn(point, other.line));

/**
 * Whether a row of its line says that it's over 600 V: “4,160 V”, “4 160 V”, “4160 AC”, “4160/2400”, and “4160” alone. Numbers
 * of kVA, of kVAR, and of a bus aren't volts.
 */
export const isHighVoltage = (point: Point, plan: Rows) =>
  isElectric(point) &&
  [point, ...onLineOf(plan, point)].some(({ amount }) =>
    [
      ...amount.matchAll(
        /(^\s*\d{1,3}\s\d{3}|\d[\d,.]*)[\s-]*(k?)(?:v(?!ar?\b)|[ad]c\b|(?<=^[\s\d,.]*)(?:\/|\d\s?-?ph|$))/gi,
      ),
    ].some(([, volts = '', kilo]) => Number(volts.replace(/[,\s]/g, '')) * (kilo ? 1000 : 1) > 600),
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

/** Lines of more than one valve, blind, or gap, believed to be one pipe, each with its tags. */
export const sharedLines = ({ points }: Rows): [line: string, tags: string][] =>
  isolatedLines({ points }).flatMap((line) => {
    const rows = points.filter((point) => isFlow(point) && isSame(point.line, line));
    return rows.filter((point) => isBlock(point) || isParted(point)).length > 1
      ? [[line, rows.map(({ tag }) => tag).join(', ')]]
      : [];
  });

/** The lines with valves or blinds of which nothing shows that what's behind them is let out: open, or read at zero. */
export function undrained({ points, job }: Plan): string[] {
  const names = isolatedLines({ points: points.filter(({ energy }) => energy !== 'solids') });
  const lets = points.filter(
    (point) =>
      isFlow(point) &&
      (point.device === 'bleed' || point.device === 'drain') &&
      !isShutToHeader(point) &&
      (isOpened(point) || (isAtZero(point) && job !== 'entry')),
  );
  // One on none of these lines is of the equipment itself, and lets all of it out.
  const isWhole = lets.some((point) => !names.some((name) => isOn(point, name)));
  return isWhole ? [] : names.filter((name) => !lets.some((point) => isOn(point, name)));
}

/** What a bleed lets out. Without a line, it's what any of the plan's lines bring. */
export function energiesLetOut(plan: Rows, point: Point): Set<Point['energy']> {
  const rows = isBlank(point.line) ? plan.points.filter(isFlow) : onLineOf(plan, point);
  return new Set([point, ...rows].map(({ energy }) => energy));
}
