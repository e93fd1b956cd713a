import type { Plan, Point } from './isolation-choices';
import {
  isActuatorLive,
  isUnisolated,
  isVoltageTested,
  isWrongDevice,
  keepsEnergy,
  needsVoltageTest,
  positions,
} from './isolation-devices';
import {
  energiesLetOut,
  isBlank,
  isElectric,
  isHighVoltage,
  isNothingIsolated,
  isOpened,
  isOwnLine,
  isParted,
  isShutForWork,
  onLineOf,
  rowsAbout,
  singleValved,
  undrained,
} from './isolation-lines';
import { isUnaccepted, type Rule, unconfirmedSeries, wholePlan } from './isolation-rule';

/** Whether what comes out when it's opened can be breathed, or catch fire. */
const isGasNear = (point: Point, { job }: Plan) =>
  ['inert', 'toxic', 'flammable'].includes(point.energy) &&
  (isOpened(point) || isParted(point) || job === 'line break' || job === 'hot work' || job === '');

/** What can let energy reach someone, by what could hurt first. */
export const energyRules = {
  'control device': {
    found: 'is a control device, not an isolating one',
    why: 'A control circuit can fail, or be switched back on from somewhere else.',
    mend: 'Lock the breaker, disconnect, or valve that it controls.',
    source: '29 CFR 1910.147(b); electrical work: 1910.333(b)(2)(ii)(B)',
    stops: true,
    row: ({ device }) => device === 'control',
  },
  'check valve': {
    found: 'is a check valve, relief valve, or steam trap',
    why: 'It moves by itself, can’t be locked, and leaks without showing it.',
    mend: 'Lock a block valve, or fit a blind.',
    source: '29 CFR 1910.147(b), (d)(4)(ii)',
    stops: true,
    row: ({ device }) => device === 'check',
  },
  'wrong device': {
    found: 'has a device that can’t isolate or hold its energy',
    why: 'A breaker stops no flow, and a valve no current.',
    mend: 'Electrical: a breaker or disconnect. A line: a valve, a blind, or a gap. A spring or weight: a pin, chock, or support, or lowered to rest.',
    source: '29 CFR 1910.147(b), (c)(4)(ii)(B), (d)(3)',
    stops: true,
    row: isWrongDevice,
  },
  'wrong position': {
    found: 'isn’t in the position that isolates',
    why: 'A lock has to hold its device safe or off. This one doesn’t.',
    mend: 'Correct it, and lock it. If an open valve is a bleed, vent, or drain, choose that as its device.',
    source: '29 CFR 1910.147(d)(3), (d)(4)(ii); electrical work: 1910.333(b)(2)(ii)(B)',
    stops: true,
    row: ({ device, position }) =>
      position !== '' && device !== '' && !positions[device]?.includes(position),
  },
  'nothing isolates': {
    found: 'is on a line or source that nothing in this plan isolates',
    why: 'A bleed or drain lets out what its line brings, and holds nothing back. A ground on what’s still fed is a short circuit.',
    mend: 'Add what isolates it: a valve, blind, or gap; for a ground, the breaker, with the same line. A bleed of the equipment itself has a blank line.',
    source: '29 CFR 1910.147(d)(3), (d)(5)(i); electrical work: 1910.333(b)(2)(ii)(B)',
    row: isUnisolated,
    plan: (plan) => (isNothingIsolated(plan) ? ['What’s opened or entered'] : []),
  },
  'not racked out': {
    found: 'is over 600 V, and its breaker isn’t racked out, nor its blades seen open',
    why: 'A drawout breaker that’s only off can be closed by its controls, or have a pole that didn’t open.',
    mend: 'Rack it out and lock it there, or see that every blade of the switch is open.',
    source: '29 CFR 1910.147(b), (d)(3); electrical work: NFPA 70E, Article 120',
    row: (point, plan) =>
      point.device === 'breaker' &&
      (point.position === 'off' || point.position === 'open') &&
      isHighVoltage(point, plan),
  },
  'fails open': {
    found: 'fails open, or stays where it is without air',
    why: 'Venting its air doesn’t hold it shut.',
    mend: 'Lock a block valve, blind it, or pin it shut by a named procedure: add the pin, with the valve’s tag as its line.',
    source: '29 CFR 1910.147(b), (d)(3), (d)(5)(i)',
    row: (point, plan) =>
      point.device === 'actuated opens' &&
      !rowsAbout(plan, point).some(
        ({ device, position }) => device === 'restraint' && position === 'fitted',
      ),
  },
  'hot work': {
    found: 'is for hot work, which this check doesn’t cover',
    why: 'Lines have to be disconnected or blanked, cleaned, and vented, and the air tested.',
    mend: 'Use your hot work permit. Check the lockout here as a line break or an entry.',
    source: '29 CFR 1910.252(a)(2), (a)(3); NFPA 51B',
    plan: ({ job }) => wholePlan(job === 'hot work'),
  },
  'single valve at entry': {
    found: 'is open, or held back by a single valve, and people go in',
    why: 'If the valve passes, material gets into the space. A flare, drum, or sewer sends it back.',
    mend: 'Blind it, remove a section, or lock two block valves closed and a bleed between them open: three rows with the same line. A vent or drain: list its blind instead, or let it end outdoors.',
    source: '29 CFR 1910.146(b), “isolation” and “double block and bleed”',
    plan: (plan) => (plan.job === 'entry' ? singleValved(plan) : []),
  },
  'series unconfirmed': {
    found: 'has several rows, and nobody says that they’re in series on one pipe',
    why: 'A valve, blind, or bleed on one nozzle isolates no other.',
    mend: 'Walk them down, then choose so. Two pipes are two lines.',
    source: '29 CFR 1910.146(b), “isolation” and “double block and bleed”',
    plan: unconfirmedSeries,
  },
  'toxic behind one valve': {
    found: 'is toxic, and held back by a single valve that no named procedure accepts for it',
    why: 'If it passes, people breathe it before anyone reads a gauge.',
    mend: 'Use a blind, or double block and bleed. Or choose that your procedure accepts a single valve and names this fluid, and write its number.',
    source: '29 CFR 1910.147(c)(4)(ii)(B), (d)(1); covered processes: 1910.119(f)(4)',
    plan: (plan) => (isUnaccepted(plan, ['accepted toxic']) ? singleValved(plan, true) : []),
  },
  'let out near people': {
    found: 'lets out what’s toxic, flammable, corrosive, inert, or hot, near people',
    why: 'Toxic and flammable vapor come out of a sewer or an open hub, too. Inert gas fills a room without a smell. Steam scalds.',
    mend: 'Send it to a scrubber or another vented vessel of its own. Inert gas and steam: vent them outdoors, away from people.',
    source: '29 CFR 1910.147(d)(5)(i); air: 1910.1000, 1910.134(d)(2)(iii)',
    row: (point, plan) =>
      isOpened(point) &&
      point.leadsTo === 'sewer' &&
      [...energiesLetOut(plan, point)].some((energy) =>
        ['toxic', 'flammable', 'corrosive', 'inert', 'steam'].includes(energy),
      ),
  },
  'leak reported': {
    found: 'is verified with a leak, movement, a start, voltage, or pressure',
    why: 'What passes a little now can pass more later. What starts, moves, or has voltage isn’t isolated.',
    mend: 'Find out why. Fit a blind or close a valve that holds, or switch off the right breaker. Verify again.',
    source: '29 CFR 1910.147(d)(5)(i), (ii), (d)(6)',
    row: ({ verified }) => verified === 'failed',
  },
  'entry untested': {
    found: 'is an entry, and the air isn’t tested before it and during it',
    why: 'Vapor or too little oxygen can be inside, though all is isolated.',
    mend: 'Test oxygen, then flammable gas (LEL), then toxic gas, before anyone goes in, and while they’re there.',
    source: '29 CFR 1910.146(d)(5)',
    plan: ({ job, air }) => wholePlan(job === 'entry' && air !== 'tested'),
  },
  'air untested': {
    found: 'is toxic, flammable, or inert, and nobody tests the air',
    why: 'Without enough oxygen, people pass out within a breath or two, also at an opening. What’s toxic or flammable comes out of a line that reads zero, too.',
    mend: 'Blind or disconnect it, vent it away from people, and test the air before anyone goes near, and while they’re there. Toxic: say what breathing air the first opening takes.',
    source: '29 CFR 1910.134(d)(1), (d)(2); 1910.1000; spaces: 1910.146(b), (d)(5)',
    row: (point, plan) => plan.job !== 'entry' && plan.air !== 'tested' && isGasNear(point, plan),
  },
  'actuator live': {
    found: 'can stroke: no row isolates its air, hydraulics, or motor',
    why: 'A lock on the valve may not hold it against its actuator.',
    mend: 'Add a row for what moves it, with this tag as its line: air or hydraulics closed, locked, and vented; a motor’s breaker off and locked.',
    source: '29 CFR 1910.147(b), (d)(3), (d)(5)(i)',
    row: isActuatorLive,
  },
  'control valve': {
    found: 'is a control valve',
    why: 'Control valves are made to throttle. Few shut tight.',
    mend: 'List a block valve in its place, and lock that.',
    source: '29 CFR 1910.147(b), (c)(4)(ii)(B)',
    row: ({ device }) => device === 'control valve',
  },
  'live header': {
    found: 'opens to a header that can be under pressure',
    why: 'What others send into the header comes back.',
    mend: 'Drain through it, close it, and lock it. Then bleed to a safe place at atmospheric pressure; what’s toxic, to a vented scrubber of its own.',
    source: '29 CFR 1910.147(d)(3), (d)(5)(ii)',
    stops: true,
    // At entry, it's a line to the space.
    row: (point, plan) => isOpened(point) && point.leadsTo === 'header' && !isOwnLine(point, plan),
  },
  'relief blocked': {
    found: 'closes the path of a relief valve, and nothing else is said to relieve',
    why: 'What’s behind it has no relief if it’s filled or heated.',
    mend: 'Drain and vent what it protects, or write what else relieves it. Plan who opens it before the return to service.',
    source: '29 CFR 1910.147(d)(5)(i), (e); process equipment: 1910.119(j)(1)(iii)',
    row: ({ device, position }, { relief }) =>
      device === 'relief block' && position === 'closed' && isBlank(relief),
  },
  'bleed closed': {
    found: 'is closed while people work',
    why: 'If a valve passes, pressure builds up behind a closed bleed.',
    mend: 'Lock it open until the work is done.',
    source: '29 CFR 1910.147(d)(5)(i), (ii)',
    row: isShutForWork,
  },
  'stored energy': {
    found: 'doesn’t show that its stored energy is released or held',
    why: 'Trapped air or fluid, a charge, a spring, or a raised load can still move or shock.',
    mend: 'Vent it and read zero, discharge and ground it, or lower or pin it.',
    source: '29 CFR 1910.147(d)(5)(i); electrical work: 1910.333(b)(2)(ii)(C)',
    row: keepsEnergy,
  },
  'nothing drains': {
    found: 'is shut in, and no vent, bleed, or drain is open to it, or read at zero',
    why: 'What’s shut in stays under pressure. A vessel that’s drained without a vent can collapse.',
    mend: 'Add the opening: open. With a blind, a gap, or nothing opened, and no entry, one that’s shut may be at zero. One with lines speaks for these alone (“Tube in, Tube out”); one of the equipment itself has none.',
    source: '29 CFR 1910.147(d)(5)(i)',
    plan: undrained,
  },
  'bleed open in test': {
    found: 'is watched for pressure, but not shut for the test',
    why: 'An open bleed lets leakage out. The gauge reads zero though a valve passes.',
    mend: 'Shut the bleed, watch the gauge, then open and lock the bleed.',
    source: '29 CFR 1910.147(d)(6)',
    row: ({ energy, verified }) => energy !== 'actuator' && verified === 'gauge open',
  },
  'voltage untested': {
    found: 'isn’t tested for absence of voltage',
    why: 'A breaker that’s off can be the wrong one, or have a welded contact.',
    mend: 'Operate the controls, then a qualified person tests every conductor with a contact tester rated for it, phase to phase and to ground.',
    source: '29 CFR 1910.333(b)(2)(iv)(A), (B); NFPA 70E, Article 120',
    row: (point, plan) => isElectric(point) && !isVoltageTested(point) && needsVoltageTest(plan),
  },
  ungrounded: {
    found: 'is over 600 V, and no ground is on its line',
    why: 'Cables, capacitors, and lines nearby can hold or induce a voltage after the test.',
    mend: 'Prove it dead, then ground every phase: a row with the same line. If a qualified person finds that it needs none, this stays.',
    source: 'NFPA 70E, Article 120; stored charge: 29 CFR 1910.333(b)(2)(ii)(C)',
    row: (point, plan) =>
      (point.device === 'breaker' || point.device === 'removed') &&
      needsVoltageTest(plan) &&
      isHighVoltage(point, plan) &&
      !onLineOf(plan, point).some(({ device, position }) => device === 'ground' && position !== ''),
  },
  'start untried': {
    found: 'isn’t tried, and isn’t tested for absence of voltage',
    why: 'A breaker that’s off can be the wrong one, or have a welded contact.',
    mend: 'For mechanical work with nothing electrical opened, trying to start the motor is enough, with its permissives made. Otherwise, a qualified person tests the voltage.',
    source: '29 CFR 1910.147(d)(6); electrical work: 1910.333(b)(2)(iv)(A), (B)',
    row: (point, plan) =>
      isElectric(point) &&
      !isVoltageTested(point) &&
      point.verified !== 'tried' &&
      !(point.device === 'removed' && point.verified === 'seen') &&
      !needsVoltageTest(plan),
  },
} satisfies Readonly<Record<string, Rule>>;
