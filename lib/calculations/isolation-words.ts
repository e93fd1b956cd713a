import { isPlannedPosition, withoutPlans } from './isolation-plans';

/** What a row of an isolation plan has. */
export const columns = [
  'tag',
  'energy',
  'device',
  'position',
  'lock',
  'holder',
  'verification',
] as const;

/** A row in its writer's words. */
export type Point = Readonly<Record<(typeof columns)[number], string>>;

/** What a row's words mean; null for words that can't be read for certain. */
export interface Reading {
  kind: Kind | null;
  energyKind: Energy | null;
  isOpen: boolean;
  /** Whether it's in the position that isolates. Drains and bleeds have rules of their own. */
  isSafe: boolean | null;
  methods: ReadonlySet<Method>;
  /** Where an actuated valve goes without air; null if that isn't said, or if it stays where it is. */
  fails: Failure | null;
}

/** A row with what its words mean, and its number, from 1. */
export interface ReadPoint extends Point, Reading {
  row: number;
}

/* The first that fits counts, so what doesn't isolate comes before what does. A tag's letters can say that, too. */
const kinds = {
  control:
    /button|keypad|start.?stop|stop (switch|station)|pull.?cord|local.{0,3}remote|^(?!.*(breaker|disconnect|isolator|fuse)).*\b(vfd|vsd|variable.(frequency|speed))\b|^(?!.*(disconnect|isolator|fuse)).*\bhs-?\d|\bpb\b|selector|e-?stop|emergency stop|controller|\bhoa\b|\bplc\b|\bdcs\b|interlock|limit switch/s,
  // The block valve at a relief valve isn't one.
  check:
    /\bcheck\b|non.?return|\bnrv\b|\bck-?\d|\btrap\b|(relief|safety valve|\bp[sr]v\b)(?!.*\b(inlet|outlet|upstream|downstream|block|isolat|gate|ball|line)\b)/,
  'control valve': /control valve|regulat|\b[flpt]i?cv\b|\b[flptc]v-?\d/,
  actuated:
    /actuat|on.?off valve|\bfail(s|ed|ing)?\b.{0,4}\b(open|clos|shut|last|in place|as.is)|air.to.(open|close)|spring.to.(open|close)|\bf[oc]\b(?!-?\d)|(motor|air|power).?operated|solenoid|\b(xv|e?sdv|mov)(\b|-?\d)/,
  blind: /blind|spade|skillet|\bblank|spectacle/,
  removed: /spool|line disconnected|hose disconnected|misalign|air gap/,
  ground: /ground|\bearth/,
  bleed: /bleed|\bvent\b/,
  drain: /\bdrain/,
  restraint: /\bpin\b|chock|\bprop\b|strap|crib|(safety|die|wood) block|restraint/,
  breaker:
    /breaker|disconnect|isolator(?! valve)|fus(e|ed)\b|knife switch|\bmcc\b|bucket|\bcb\b|\bcord\b/,
  valve:
    /(gate|ball|butterfly|globe|plug|needle|block|isolat\w+|hand|manual|line|quarter.turn|root) valve|^(gate|ball|butterfly|globe)\b/,
} as const;
type Kind = keyof typeof kinds;

const energies = {
  mechanical: /spring|gravity|weight|suspended|flywheel|rotat|capacitor/,
  gas: /pneumatic|\bair\b|nitrogen|\bn2\b|hydraulic/,
  electric: /electric|\d ?k?v(ac|dc)?\b|volt|motor|\bpower\b|heat trac|\bvfd\b|battery/,
  process:
    /psi|\bbar\b|pressure|process|product|feed|flow|suction|discharge|header|steam|condensate|water|\boil\b|gas\b|casing|bottoms|residual|acid|caustic|amine|chemical|liquid|vapor|hydrocarbon|fuel|sewer|head of|inlet|outlet|rundown|reflux/,
} as const;
type Energy = keyof typeof energies;

const methods = {
  tried:
    /\btr(y|ied)\b|attempt|\bbump|no (start|movement)|(did not|didn.t|won.t|does not|doesn.t|can.t|cannot) (re)?(start|move|turn|run)/,
  voltage: /absence of voltage|(^|\D)0 ?v\b|zero volt|no voltage|voltage test|dead/,
  proved: /live.?dead.?live|\bldl\b|before (and|&) after|proved.*(again|after)/,
  pressure: /gauge|\bp[gi]-?\d|psi|pressure|\bbar\b/,
  bled: /bleed|\bbled\b|vent|drain|no flow|\bclear\b|rodded|empty/,
  seen: /visual|stem|indicator|\bpin\b|inspect|sighted|seen|physical|walked|chain|gap|tagged|in place/,
} as const;
type Method = keyof typeof methods;

const positions = {
  open: /\bopen(ed)?\b|\b[lc]s?o\b/,
  close: /\bclosed?\b|\bshut\b|\b[lc]s?c\b/,
  off: /\boff\b|racked out|pulled|disconnect|removed|misalign|unplugged/,
  on: /\bon\b|(?<!de.?)energized|racked in/,
  place: /in place|\bblanked|install|insert|\bin\b|applied|fitted|pinned|blocked|air gap/,
} as const;
type Position = keyof typeof positions;

// What opens it counts first.
const failures = {
  open: /\bfail(s|ed|ing)?\b.{0,4}\bopen|\bf\.?o\b(?!-?\d)|\batc\b|air.to.close|spring.to.open/,
  closed:
    /\bfail(s|ed|ing)?\b.{0,4}\b(clos|shut)|\bf\.?c\b(?!-?\d)|\bato\b|air.to.open|spring.to.(close|shut)/,
} as const;
type Failure = keyof typeof failures;

const safe: Readonly<Record<Kind, readonly Position[]>> = {
  control: [],
  check: [],
  'control valve': ['close'],
  actuated: ['close'],
  valve: ['close'],
  drain: ['open', 'close'],
  bleed: ['open', 'close'],
  breaker: ['off', 'open'],
  blind: ['place', 'close'],
  removed: ['off', 'place'],
  restraint: ['place'],
  ground: ['place', 'close'],
};

/** Whether a cell says nothing, as `-`, `n/a`, `TBD`, and empty cells do. */
export function isBlank(text: string): boolean {
  return /^\W*(n\/?a|none|no|nil|tb[acd]|pending|later|x)?\W*$/i.test(text);
}

/** The names or numbers of a list. */
export function listed(text: string): string[] {
  const parts = text.split(/[,;\n]| and /).map((each) => each.trim());
  return parts.filter((each) => !isBlank(each));
}

/** Whose lock it is: “A. Lee G-1” and “G-1 (A. Lee)” are A. Lee's. */
export function holderIn(text: string): string {
  return text.replace(/\b([a-z]{1,4}[-. ]?)?\d+\b|\block\b|[()#:=]/gi, '').trim();
}

/** Whether a cell for a lock has none. */
export function isWithoutLock(lock: string): boolean {
  return (
    isBlank(lock) ||
    /\bnone\b|\bno (pad)?lock|\bnot\b|\bwithout|on order|unavailable|missing|\blater\b/i.test(lock)
  );
}

const roles =
  /\b(op(s|erators?|erations)?|maint(enance)?|mechanics?|electricians?|contractors?|shift|crew|team|i&?e|(pipe)?fitters?|welders?|tech(nician)?s?|helpers?|supervisor|foreman|workers?|people|night|day|evening|weekend|area|board|outside|oncoming|off-?going|lead)\b/gi;

/** Whether it's a role, a number of people, or a company: “2 mechanics”, “Night shift”, “Contractor ABC”. */
export function isRole(text: string): boolean {
  const rest = text
    .replace(roles, '')
    .replace(/[\d\W]+/g, ' ')
    .trim();
  const isInitial = /^\W*[a-z]\. ?[a-z]/i.test(text);
  return rest === '' || (!isInitial && rest !== text.trim() && /^[A-Z]{1,5}$/.test(rest));
}

export function isSame(one: string, other: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[\s.\-‐–]/g, '');
  return plain(one) === plain(other);
}

/** What a row isolates with: its device, unless another of its cells says more about a valve or a line. */
function kindOf({ tag, energy, device, position }: Point): Kind | null {
  // The air “to XV-212” isn't an actuated valve.
  const type = device.replace(/\b(to|for|of|on) \S*\d\S*|\bbetween\b.*/gi, '');
  const [kind = null] = namesIn(kinds, `${type}\n${tag}`);
  // A drive's own disconnect doesn't count if only its keypad is off.
  if (/keypad/i.test(position) && !/breaker|disconnect|\block/i.test(position)) return 'control';
  const isLine = !namesIn(energies, energy).includes('electric');
  const isParted =
    /\b(spool|pipe|line|section|hose|flange)\b.*\b(removed|disconnected)|\bblanked|^\W*(physically )?disconnected/i;
  const isPlanned = isPlannedPosition(position);
  if (isLine && kind !== 'control' && kind !== 'breaker' && isParted.test(position) && !isPlanned)
    return 'removed';
  if (kind !== 'valve' && kind !== null) return kind;
  // “Bleed to atmosphere”, “Low point drain”; not “Vent header”, nor “Suction, bleed at PG-3”.
  const [, opening] =
    /^\W*(?:[\w-]+ ){0,2}?(bleed|vent|drain)\b(?: valve)?(?: to\b|\W*$|[,;(])/i.exec(energy) ?? [];
  if (opening === undefined) return kind;
  return opening.toLowerCase() === 'drain' ? 'drain' : 'bleed';
}

export function read(point: Point): Reading {
  const { energy, device, position, verification } = point;
  const kind = kindOf(point);
  const [energyKind = null] = namesIn(energies, energy);
  const [fails = null] = namesIn(failures, [energy, device, position, verification].join('\n'));
  // The closed drain is a header.
  const found = new Set(namesIn(positions, position.replace(/closed drain/gi, '')));
  if (kind !== 'breaker') found.delete('on');
  const isOpening = kind === 'bleed' || kind === 'drain';
  const isPlanned = isPlannedPosition(position);
  const isUndone =
    isPlanned ||
    /(?<!\bdo )\b(not|never|isn.t)\b( \w+)? ?(lock|isolat|clos|shut|off\b|blind|blank|remov|disconnect|install|in place)|\bun-?(locked|isolated)/i.test(
      position,
    );
  // “Normally closed” isn't a position, and “open/closed” is two.
  const isUncertain =
    isPlanned ||
    /\bnorm|\bn\.?[co]\.?\b|\bnot\b|\?/i.test(position) ||
    (found.has('open') && found.has('close')) ||
    (found.has('off') && found.has('on'));
  const isRead = kind !== null && found.size > 0 && !isUncertain;
  const isSafe = isRead ? safe[kind].some((name) => found.has(name)) && !found.has('on') : null;
  return {
    kind,
    energyKind,
    isOpen: isRead && found.has('open'),
    isSafe: isUndone && kind !== null && !isOpening ? false : isSafe,
    methods: methodsIn(verification),
    fails,
  };
}

function namesIn<Name extends string>(
  patterns: Readonly<Record<Name, RegExp>>,
  text: string,
): Name[] {
  // Keys of an object are its own, in the order they're written.
  const names = Object.keys(patterns) as Name[];
  return names.filter((name) => patterns[name].test(text.toLowerCase()));
}

/** None of a text that says it hasn't been done. */
function methodsIn(text: string): ReadonlySet<Method> {
  const isNegative =
    /\b(not|never)\b(?! (re)?(start|move|turn|run|leak|pass|drip|ris))|n.t (be )?(tr|test|verif|prov|done)|\bun(tested|verified|proved)/i;
  const found = new Set(isNegative.test(text) ? [] : namesIn(methods, withoutPlans(text)));
  // Voltage is tested with a contact at each conductor.
  const isIndirect =
    /panel meter|proximity|non.?contact|\btick(er)?\b|tic.?tracer|inductive|\b(one|1|single|only) (phase|leg|pole|conductor)\b(?! at)/i;
  if (isIndirect.test(text) && !/phase to phase|(?<!non.?)contact/i.test(text))
    found.delete('voltage');
  return found;
}
