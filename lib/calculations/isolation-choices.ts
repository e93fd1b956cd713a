/** What can be chosen for a row of a lockout plan, with its words. “” isn't stated, which never counts as a yes. */
export const pointChoices = {
  energy: {
    '': 'Other or not stated',
    electrical: 'Electrical',
    fluid: 'Liquid or gas, not flammable, toxic, or corrosive',
    solids: 'Powder, pellets, or other bulk solids',
    flammable: 'Flammable liquid or gas, not toxic',
    toxic: 'Toxic or sour',
    corrosive: 'Acid, caustic, or other corrosive',
    steam: 'Steam or hot condensate',
    inert: 'Nitrogen or other inert gas',
    actuator: 'Hydraulics, or air that moves something',
    mechanical: 'Spring, weight, or rotation',
    radiation: 'Radiation source, as in a level gauge',
  },
  device: {
    '': 'Other or not stated',
    breaker: 'Breaker, disconnect, or fuses',
    valve: 'Manual block valve',
    'actuated closes': 'Air or hydraulic valve, fails closed',
    'actuated opens': 'Air or hydraulic valve, fails open or stays',
    'motor-operated': 'Motor-operated valve',
    'control valve': 'Control valve',
    check: 'Check valve, relief valve, or trap',
    blind: 'Blind or spade',
    removed: 'Section removed, disconnected, or unplugged',
    bleed: 'Bleed or vent',
    'bleed between': 'Bleed between two block valves',
    drain: 'Drain',
    'relief block': 'Block valve in a relief path',
    restraint: 'Pin, chock, or support, or lowered to rest',
    ground: 'Ground or short',
    shutter: 'Shutter of a radiation source',
    control: 'Button, switch, keypad, solenoid, or controller',
  },
  position: {
    '': 'Not yet, or not stated',
    closed: 'Closed',
    open: 'Open',
    off: 'Off',
    racked: 'Racked out, or every blade seen open',
    fitted: 'Fitted',
    rest: 'At rest',
    removed: 'Removed',
  },
  /** Only bleeds, vents, and drains lead anywhere. */
  leadsTo: {
    '': 'Not stated',
    safe: 'Outdoors to a safe place, atmospheric',
    tank: 'Its own vented reservoir, scrubber, or carbon drum',
    header: 'Closed drain, flare, or other header',
    sewer: 'Sewer, floor, or indoors',
  },
  verified: {
    '': 'Not done yet, or not stated',
    tried: 'Start or handwheel tried, nothing moved',
    voltage: 'No voltage on any conductor, tester proved before and after',
    'voltage unproved': 'No voltage, tester not proved',
    gauge: 'Gauge at zero, and it stayed there with the bleed shut',
    'gauge open': 'Gauge at zero, bleed open',
    clear: 'Bleed clear, nothing comes out',
    seen: 'Seen at the device: position, gap, tag',
    survey: 'Survey meter: background, with the shutter closed',
    failed: 'It leaked, moved, or wasn’t zero',
  },
} as const;

/** What can be chosen for the plan as a whole. */
export const planChoices = {
  job: {
    '': 'Not stated',
    'line break': 'Opening a line or equipment',
    entry: 'Permit space entry',
    electrical: 'Work on electrical parts',
    'hot work': 'Hot work on a line or vessel',
    other: 'Mechanical, nothing opened',
  },
  single: {
    '': 'Not stated',
    accepted: 'Nothing toxic: our procedure accepts it for this fluid, pressure, and time',
    'accepted toxic': 'Toxic: our procedure accepts it, and names the fluid',
    'not accepted': 'Not accepted',
  },
  series: {
    '': 'Not stated',
    walked: 'In series on one pipe: walked down',
  },
  air: {
    '': 'Not stated',
    tested: 'Before anyone goes in or near, and while they’re there: oxygen, then LEL, then toxic',
    'not tested': 'No',
  },
  shift: {
    '': 'Not stated',
    same: 'The job ends within the shift',
    'oncoming first': 'Oncoming locks on first, then off-going off',
    'off-going first': 'Off-going locks off first, then oncoming on',
  },
  removal: {
    '': 'Not stated',
    own: 'By the person who hung it, or by the (e)(3) procedure',
    others: 'Others may remove it',
  },
} as const;

/** The phases of 1910.147(d), in order; people are notified before, (c)(9). */
export const phases = {
  notify: 'Notify',
  'shut down': 'Shut down',
  isolate: 'Isolate',
  lock: 'Lock and tag',
  release: 'Release stored energy',
  verify: 'Verify zero energy',
  blinds: 'Fit and lock blinds, part lines',
  air: 'Test the air',
  work: 'Start work',
} as const;

type Chosen<Choices> = { [Name in keyof Choices]: keyof Choices[Name] };

export type PointChoice = keyof typeof pointChoices;
export type PlanChoice = keyof typeof planChoices;
export type Phase = keyof typeof phases;

/** A row: its texts, which aren't interpreted, and what's chosen. */
export interface Point extends Chosen<typeof pointChoices> {
  tag: string;
  /** Rows with the same text are on one line or source. Of what moves a valve, the valve's tag. */
  line: string;
  /** Pressure, voltage, or weight. */
  amount: string;
  /** Empty with only a tag. */
  lock: string;
  holder: string;
  /** What was pasted instead of a choice, by its column. */
  notes?: Partial<Record<PointChoice, string>>;
}

/** A plan. */
export interface Plan extends Chosen<typeof planChoices> {
  points: readonly Point[];
  /** The number of the procedure that accepts a single valve. */
  basis: string;
  /** What else relieves what a closed relief path protects. */
  relief: string;
  /** Who is in charge of a group lockout. */
  primary: string;
  /** Names and lock numbers, separated by commas or semicolons. */
  crew: string;
  onBox: string;
  keys: string;
  /** The number of each phase in the plan's own steps, if it's in them. */
  steps: Readonly<Partial<Record<Phase, string>>>;
}

/** The keys of a constant, which are its own, in the order they're written. */
export const keysOf = <Name extends string>(record: Readonly<Record<Name, unknown>>) =>
  Object.keys(record) as Name[];
