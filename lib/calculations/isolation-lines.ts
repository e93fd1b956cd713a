import type { Plan, Point } from './isolation-choices';

type Rows = Pick<Plan, 'points'> & Partial<Pick<Plan, 'job'>>;

/** Whether a text says nothing, as `-`, `n/a`, `TBD`, and empty cells do. */
export const isBlank = (text: string) =>
  /^[^\p{L}\p{N}]*(n\/?a|none|no|nil|tb[acd]|pending|later|unknown|x|tag only|no lock)?[^\p{L}\p{N}]*$/iu.test(
    text,
  );

const plain = (text: string) =>
  text.toLowerCase().replace(/[‐‑–]/g, '-').replace(/\.\s+/g, '.').replace(/\s+/g, ' ').trim();

/** Whether two texts are the same, but for case, spaces, and kinds of hyphens. */
export const isSame = (one: string, other: string) => plain(one) === plain(other);

/** A tag as it's compared: “BV-21”, “BV 21”, and “BV21” are one, and “HV-1-12” and “HV-11-2” two. */
export const bareTag = (tag: string) =>
  plain(tag)
    .replace(/[\s-]+/g, '-')
    .replace(/(?<!\d)-|-(?!\d)/g, '');

export const isElectric = ({ energy, device }: Point) =>
  energy === 'electrical' || device === 'breaker' || device === 'ground';
export const isActuated = ({ device }: Point) =>
  ['actuated closes', 'actuated opens', 'motor-operated', 'control valve'].includes(device);
export const isOpening = ({ device }: Point) =>
  device === 'bleed' || device === 'bleed between' || device === 'drain';
/** Whether it lets something out of a line or of the equipment itself. */
const isOutlet = (point: Point) =>
  isFlow(point) && (point.device === 'bleed' || point.device === 'drain');
export const isOpened = (point: Point) => isOpening(point) && point.position === 'open';
/** Whether something was read or seen to be at zero. */
export const isAtZero = ({ verified }: Point) =>
  verified === 'gauge' || verified === 'gauge open' || verified === 'clear';
/** Closed, it keeps a header or a drain system out, as a single valve does. */
export const isShutToHeader = ({ device, position, leadsTo }: Point) =>
  position === 'closed' &&
  ((device === 'drain' && leadsTo !== 'safe' && leadsTo !== 'tank') ||
    (device === 'bleed' && leadsTo === 'header'));
/** Valves that may isolate. An open one in a relief path is left open to relieve; at entry, that's a path into the space. */
export const isBlock = (point: Point) =>
  point.device === 'valve' ||
  isActuated(point) ||
  (point.device === 'relief block' && !isLeftOpen(point));
export const isLeftOpen = ({ device, position }: Point) =>
  device === 'relief block' && position === 'open';
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

/** Whether its amount is no voltage with its unit, as “MV” and “4160 60 Hz”, or has another one, as “4160-480 V”. */
export const isVoltageUnread = (point: Point, plan: Rows) =>
  isElectric(point) &&
  !isBlank(point.amount) &&
  (!/\d[\s-]*k?(v(?!ar?\b)|[ad]c\b)/i.test(point.amount) || hasLargeNumber(point.amount)) &&
  !isHighVoltage(point, plan);

/** Whether one of its numbers would be over 600 V; not those of a bus, or in kVA. */
function hasLargeNumber(amount: string): boolean {
  const unit = /\d\s?kv(?!ar?\b)/i.test(amount) ? 1000 : 1;
  return [...amount.matchAll(/(?<![a-z][\s-]?|[\d,.])\d[\d,.]*(?!\s?kva)/gi)].some(
    ([number]) => Number(number.replaceAll(',', '')) * unit > 600,
  );
}

/** The rows about an actuated valve: its air, power, or pin has its tag as line, alone or in a list. */
export const rowsAbout = ({ points }: Rows, { tag }: Point) =>
  isBlank(tag) ? [] : points.filter((point) => isOn(point, tag));

/** Whether an opening is a line that its own valve holds back: shut against a header, or at entry, led anywhere but outdoors. */
export const isOwnLine = (point: Point, { job }: Pick<Rows, 'job'>) =>
  isShutToHeader(point) ||
  (job === 'entry' && isOutlet(point) && point.leadsTo !== '' && point.leadsTo !== 'safe');

/** Whether a row is of what has to be isolated: a valve, a blind, a gap, or at entry, a path that's left open. */
const isOfLine = (point: Point, { job }: Pick<Rows, 'job'>) =>
  isBlock(point) || isParted(point) || (job === 'entry' && isLeftOpen(point));

/** Whether a line is opened or a space entered, and no row isolates a line, or the hydraulics or air of one. */
export const isNothingIsolated = (plan: Plan) =>
  (plan.job === 'line break' || plan.job === 'entry') &&
  !plan.points.some(
    (point) => (isFlow(point) || point.energy === 'actuator') && isOfLine(point, plan),
  );

/** The lines that aren't parted, each with its rows. Without a line, a row is one of its own. */
function valvedLines(plan: Rows): Point[][] {
  const lines = new Map<string, Point[]>();
  for (const [index, point] of plan.points.filter(isFlow).entries()) {
    const isEnd = isOwnLine(point, plan);
    if (isOpening(point) && point.device !== 'bleed between' && !isEnd) continue;
    const known = [...lines.keys()].find((line) => isSame(line, point.line));
    const line = isBlank(point.line) || isEnd ? `row ${index}` : (known ?? point.line);
    lines.set(line, [...(lines.get(line) ?? []), point]);
  }
  return [...lines.values()].filter(
    (rows) =>
      rows.some((row) => isOfLine(row, plan) || isOwnLine(row, plan)) && !rows.some(isParted),
  );
}

const isDoubleBlocked = (rows: readonly Point[]) =>
  new Set(
    rows
      .filter((row) => isBlock(row) && row.position === 'closed' && row.device !== 'control valve')
      .map(({ tag }) => bareTag(tag)),
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
      first === undefined ? '?' : isOwnLine(first, plan) ? first.tag : nameOf(first),
    );

/** The names of the lines that the plan isolates. */
export function isolatedLines(plan: Rows): string[] {
  const names = plan.points.filter((point) => isFlow(point) && isOfLine(point, plan)).map(nameOf);
  return names.filter((name, index) => names.findIndex((each) => isSame(each, name)) === index);
}

/** Lines of more than one valve, blind, or gap, believed to be one pipe, each with its tags. */
export const sharedLines = (plan: Rows): [line: string, tags: string][] =>
  isolatedLines(plan).flatMap((line) => {
    const rows = plan.points.filter((point) => isFlow(point) && isSame(point.line, line));
    return rows.filter((point) => isOfLine(point, plan)).length > 1
      ? [[line, rows.map(({ tag }) => tag).join(', ')]]
      : [];
  });

/** The lines with valves or blinds, but for solids. */
const shutIn = ({ points }: Rows) =>
  isolatedLines({ points: points.filter(({ energy }) => energy !== 'solids') });

/** The lines that an opening speaks for: those it's on, or, of the equipment itself, all. */
function linesOf(point: Point, plan: Rows): string[] {
  const names = shutIn(plan);
  const own = names.filter((name) => isOn(point, name));
  return own.length > 0 ? own : names;
}

/** The vents, bleeds, and drains that are on no line, and are taken to let out all of several. */
export const openToAll = (plan: Rows) =>
  shutIn(plan).length < 2
    ? []
    : plan.points.filter(
        (point) =>
          isOutlet(point) &&
          !isShutToHeader(point) &&
          !shutIn(plan).some((name) => isOn(point, name)),
      );

/** The lines that no such vent, bleed, or drain speaks for. */
function linesWithout(plan: Rows, isSuch: (opening: Point) => boolean): string[] {
  const lets = plan.points.filter(
    (point) => isOutlet(point) && !isShutToHeader(point) && isSuch(point),
  );
  const spoken = lets.flatMap((point) => linesOf(point, plan));
  return shutIn(plan).filter((name) => !spoken.includes(name));
}

/** The lines with valves or blinds of which nothing shows that what's behind them is let out: open, or read at zero. */
export const undrained = (plan: Plan) =>
  linesWithout(plan, (point) => isOpened(point) || (isAtZero(point) && plan.job !== 'entry'));

/** Whether it's shut, and a line that's opened behind a single valve has nothing else that lets out what passes. */
export function isShutForWork(point: Point, plan: Plan): boolean {
  if (!isOpening(point) || point.position !== 'closed' || isShutToHeader(point)) return false;
  if (point.device === 'bleed between' || !isFlow(point)) return point.device !== 'drain';
  const single = plan.job === 'line break' || plan.job === '' ? singleValved(plan) : [];
  const shut = linesWithout(plan, isOpened).filter((name) =>
    single.some((each) => isSame(each, name)),
  );
  return linesOf(point, plan).some((name) => shut.includes(name));
}

/** What a bleed lets out. Without a line, it's what any of the plan's lines bring. */
export function energiesLetOut(plan: Rows, point: Point): Set<Point['energy']> {
  const rows = isBlank(point.line) ? plan.points.filter(isFlow) : onLineOf(plan, point);
  return new Set([point, ...rows].map(({ energy }) => energy));
}
