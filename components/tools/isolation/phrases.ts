import {
  keysOf,
  type Point,
  type PointChoice,
  pointChoices,
} from '@/lib/calculations/isolation-choices';

type Phrases = { [Column in PointChoice]: Partial<Record<Point[Column], string>> };

/**
 * What whole cells of plans say for a choice, separated by vertical bars. A phrase with two readings isn't here: “condensate”
 * can be steam's or gas's, “crude oil” and “fuel gas” sour or with benzene, an isolation or ball valve may have an actuator,
 * “N.C.” is normal and not now, “did not start” may be about the test, and a gauge at zero may not have stayed there.
 */
const phrases: Phrases = {
  energy: {
    electrical:
      'electric|electricity|120 V|120 VAC|125 VDC|208 V|240 V|277 V|480 V|480 VAC|2.4 kV|4160 V|4.16 kV|13.8 kV|motor, 480 V',
    fluid: 'water|cooling water|fire water|potable water|plant air|utility air',
    solids: 'solids|bulk solids|powder|pellets|chips|grain',
    flammable:
      'flammable|flammable liquid|flammable gas|LPG|propane|butane|diesel|natural gas|hydrogen',
    toxic:
      'toxic|sour|H2S|hydrogen sulfide|sour gas|sour water|benzene|ammonia|chlorine|amine|acid gas|hydrofluoric acid|carbon monoxide',
    corrosive: 'corrosive|acid|sulfuric acid|caustic|caustic soda|sodium hydroxide',
    steam: 'steam|live steam|hot water|HP steam|MP steam|LP steam|hot condensate|steam condensate',
    inert: 'nitrogen|N2|inert gas|argon',
    actuator:
      'actuator air|actuator air or hydraulics|hydraulic|hydraulics|hydraulic oil|hydraulic pressure',
    mechanical: 'mechanical|gravity|spring|spring tension|weight|suspended load|rotation|rotating',
    radiation: 'radiation|nuclear gauge|nuclear level gauge|radioactive source|cesium-137',
  },
  device: {
    breaker:
      'breaker|circuit breaker|molded-case breaker|disconnect|disconnect switch|fused disconnect|load break switch|fuses|drawout breaker|breaker or disconnect|MCC breaker|MCC bucket|isolator switch',
    valve: 'valve, gate|gate valve|needle valve|manual valve|hand valve|block valve',
    'actuated closes':
      'on-off valve, fails closed|on-off valve, fail closed|on-off valve FC|XV, FC|actuated valve FC|ball valve, fails closed',
    'actuated opens':
      'on-off valve, fails open|on-off valve, fail open|on-off valve FO|actuated valve FO|ball valve, fails open',
    'motor-operated': 'MOV|motor operated valve|motorized valve',
    'control valve':
      'control valve|flow control valve|level control valve|pressure control valve|FCV|LCV|PCV|TCV',
    check:
      'check valve|swing check|swing check valve|non-return valve|NRV|relief valve|safety valve|PSV|PRV|pressure relief valve|steam trap|trap',
    blind:
      'blind|spade|slip blind|spectacle blind|blind flange|line blind|skillet blind|paddle blind|blank|blank flange',
    removed:
      'spool removed|removed spool|spool piece removed|line disconnected|hose disconnected|section removed|air gap|unplugged',
    bleed: 'bleed|bleed valve|bleeder|bleeder valve|vent|vent valve|atmospheric vent',
    'bleed between':
      'DBB bleed|bleed between two valves|bleed between valves|bleed between the block valves',
    drain: 'drain|drain valve|low point drain|low-point drain|casing drain',
    'relief block':
      'PSV inlet block valve|PSV outlet block valve|PSV block valve|relief valve block valve',
    restraint:
      'pin|locking pin|lock pin|safety pin|chock|safety block|cribbing|support|prop|die block|rotor lock|lowered to rest|at rest',
    ground:
      'ground|grounds|safety ground|grounding switch|earth switch|ground cluster|shorting stick',
    shutter: 'shutter|source shutter|gauge shutter',
    control:
      'button|push button|pushbutton|stop button|start/stop button|start-stop station|selector switch|hand switch|HOA switch|e-stop|emergency stop|VFD keypad|keypad|DCS|PLC|controller|VFD|VSD|pull cord|limit switch|interlock|solenoid|solenoid valve|contactor',
  },
  position: {
    closed:
      'closed|LC|L.C.|locked closed|closed and locked|closed, locked|shut|locked shut|CSC|car sealed closed|chained closed',
    open: 'open|LO|L.O.|locked open|open and locked|open, locked|CSO|car sealed open|chained open',
    off: 'off|locked off|off and locked|off, locked|de-energized, locked off',
    racked: 'racked out|racked out and locked|blades seen open',
    fitted: 'in place|installed|fitted|inserted|blinded|pinned|applied',
    rest: 'at rest|lowered to rest',
    removed: 'removed|disconnected|removed and blanked',
  },
  leadsTo: {
    safe: 'safe location|safe place|to safe location|outdoors|safe location outdoors',
    tank: 'reservoir|vented reservoir|hydraulic tank|scrubber|carbon drum',
    header:
      'closed drain|CD|closed drain header|flare|flare header|header|to flare|to closed drain',
    sewer: 'sewer|oily water sewer|OWS|floor|floor drain|indoors|open hub|hub drain|building sump',
  },
  verified: {
    tried:
      'start tried, no start|tried, no start|start attempted, no start|bumped, no start|tried, did not start|handwheel tried, no movement|handle tried, no movement|no movement when tried',
    voltage:
      'live-dead-live, 0 V|LDL, 0 V|absence of voltage verified, tester proved before and after',
    'voltage unproved':
      '0 V|no voltage|zero volts|absence of voltage|voltage tested, 0 V|tested dead',
    gauge:
      'gauge 0 psig for 5 min, bleed shut|gauge at 0 psig for 5 min, bleed shut|gauge 0 psig and holding, bleed shut|gauge stayed at 0 psig, bleed shut',
    'gauge open': 'gauge 0 psig, bleed open|gauge at 0 psig, bleed open',
    clear:
      'bleed clear|clear, no flow|bleed clear, no flow|no flow|rodded clear|bleed rodded, clear|no flow at the bleed|no flow at the hub',
    seen: 'seen|seen in place|seen in place, tagged|tagged and in place|visually verified|air gap seen|gap seen|stem indicator shows closed|pin seen in place',
    survey: 'survey meter at background|surveyed, background',
    failed: 'failed|leaks|leaking|leaked|passing|valve passing|started|motor started',
  },
};

/** Without case, spaces, and punctuation. An empty checkbox or a question mark stays, and so does the dot of 4.16 kV. */
const normalize = (cell: string) =>
  cell.toLowerCase().replace(/\.(?!\d)|(?<=\p{L})\/(?=\p{L})|[\s,:;"'’‐‑–-]/gu, '');

const meanings = new Map<string, string>();
for (const column of keysOf(pointChoices)) {
  const labels: Readonly<Record<string, string>> = pointChoices[column];
  const known: Readonly<Record<string, string>> = phrases[column];
  for (const choice of keysOf(labels)) {
    const cells = [labels[choice] ?? '', ...(known[choice] ?? '').split('|')];
    for (const cell of cells) meanings.set(`${column} ${normalize(cell)}`, choice);
  }
}

/** The choice that a whole cell stands for; null if it isn't one of the phrases. Parts of it are never read. */
export function choiceIn<Column extends PointChoice>(
  column: Column,
  cell: string,
): Point[Column] | null {
  // Safe: the map has been filled with the choices of this column.
  return (meanings.get(`${column} ${normalize(cell)}`) as Point[Column] | undefined) ?? null;
}
