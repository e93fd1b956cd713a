import type { RuleName } from '@/lib/calculations/isolation-rules';

export interface RuleWords {
  /** What's wrong, after the tag, source, name, or plan that it's about. */
  found: string;
  /** What it means. */
  why: string;
  mend: string;
  /** Its paragraphs. */
  source: string;
}

/** The words of each rule. Where the standard says “or”, so do they. */
export const ruleWords: Readonly<Record<RuleName, RuleWords>> = {
  'control device': {
    found: 'is a control device, not an isolating one',
    why: 'A control circuit can fail, or be switched back on from somewhere else.',
    mend: 'Lock the breaker, disconnect, or valve that it controls.',
    source: '29 CFR 1910.147(b); electrical work: 1910.333(b)(2)(ii)(B)',
  },
  'check valve': {
    found: 'is a check valve, relief valve, or steam trap',
    why: 'It holds nothing back for certain: it moves by itself, has no position to lock, and leaks without showing it.',
    mend: 'Lock a line valve, or fit a blind.',
    source: '29 CFR 1910.147(b), (d)(4)(ii)',
  },
  'open valve': {
    found: 'is open, and nothing says that it’s a bleed',
    why: 'Is this a bleed? Bleeds are locked open while people work. A block valve that’s open isolates nothing.',
    mend: 'If it’s a bleed, vent, or drain, leave it open, and write that as its device. If it’s a block valve, write so once it’s closed and locked.',
    source: '29 CFR 1910.147(d)(3), (d)(4)(ii), (d)(5)(i)',
  },
  'wrong position': {
    found: 'isn’t in the position that isolates',
    why: 'A lock has to hold its device safe or off. This one doesn’t.',
    mend: 'Close a block valve, turn a breaker off, or fit a blind, and lock it. Bleeds, vents, and drains aren’t block valves: write what they are.',
    source: '29 CFR 1910.147(d)(3), (d)(4)(ii)',
  },
  'fails open': {
    found: 'fails open: without air it opens',
    why: 'Venting its air isn’t isolation.',
    mend: 'Lock a block valve, blind it, or pin it shut by a named procedure.',
    source: '29 CFR 1910.147(b), (d)(3), (d)(5)(i)',
  },
  'single valve at entry': {
    found: 'is held back by a single valve, and people go in',
    why: 'If the valve passes, material gets into the space. The standard names ways to isolate a space; one valve isn’t among them.',
    mend: 'Blind it, remove a section, or close and lock two valves with an open, locked bleed between them. Write the same energy in the rows of one line.',
    source: '29 CFR 1910.146(b), “isolation” and “double block and bleed”',
  },
  'air untested': {
    found:
      'holds nitrogen or another inert gas, and nothing says that the air is tested for oxygen',
    why: 'Inert gas has no smell. Without enough oxygen, people pass out within a breath or two, also at an opening.',
    mend: 'Blind or disconnect it, vent it away from people, and ventilate with air. Write the oxygen test into the steps: before anyone goes in or near, and while they’re there.',
    source: '29 CFR 1910.146(b), “hazardous atmosphere”, (d)(5); purge: 1910.147(d)(5)(i)',
  },
  'actuator live': {
    found: 'can stroke: no row isolates its air or power',
    why: 'A lock on the valve may not hold it against its actuator.',
    mend: 'Add a row for its air or power that names this tag: closed or off, locked, and vented.',
    source: '29 CFR 1910.147(b), (d)(3), (d)(5)(i)',
  },
  'fail position unstated': {
    found: 'doesn’t say that it fails closed',
    why: 'Where does it go without air? One that opens, or that stays where it is, isn’t held shut by venting its air.',
    mend: 'Find out, and write fails closed or fails open. Unless it fails closed, lock a block valve, blind it, or pin it shut by a named procedure.',
    source: '29 CFR 1910.147(b), (d)(3), (d)(5)(i)',
  },
  'control valve': {
    found: 'is a control valve',
    why: 'Control valves are made to throttle. Few shut tight.',
    mend: 'Lock a block valve. Or name the procedure that accepts this valve for the service, held shut.',
    source: '29 CFR 1910.147(b), (c)(4)(ii)(B)',
  },
  'live header': {
    found: 'opens to a header that can be under pressure',
    why: 'What other equipment sends into the header comes back to the open line.',
    mend: 'Drain through it, close it, and lock it. Then bleed to a safe place at atmospheric pressure.',
    source: '29 CFR 1910.147(d)(5)(i)',
  },
  'relief blocked': {
    found: 'closes the path of a relief valve',
    why: 'What’s behind it has no relief if it’s filled, heated, or fed by a valve that passes.',
    mend: 'Drain and vent what it protects, or name what else relieves it. Write who opens and seals it before the return to service.',
    source: '29 CFR 1910.147(d)(5)(i), (e); process equipment: 1910.119(j)(1)(iii)',
  },
  'bleed closed': {
    found: 'is closed while people work',
    why: 'If a valve passes, pressure builds up behind a closed bleed.',
    mend: 'Lock it open until the work is done. Or keep verifying that pressure hasn’t come back, and say how.',
    source: '29 CFR 1910.147(d)(5)(i), (ii)',
  },
  'pressure read': {
    found: 'is verified with a pressure that isn’t zero',
    why: 'There’s still energy behind the device.',
    mend: 'Vent or drain it, find out what passes, and read zero.',
    source: '29 CFR 1910.147(d)(5)(i), (d)(6)',
  },
  'stored energy': {
    found: 'doesn’t say how its stored energy is released or held',
    why: 'Trapped air or fluid, a spring, or a raised load can still move.',
    mend: 'Vent, discharge, lower, or block it, and say how you know.',
    source: '29 CFR 1910.147(d)(5)(i)',
  },
  'nothing drains': {
    found: 'has block valves, but nothing that drains or bleeds between them',
    why: 'What’s between two closed valves stays there, under pressure.',
    mend: 'Add the drain or bleed, its position while people work, and where it leads.',
    source: '29 CFR 1910.147(d)(5)(i)',
  },
  'bleed open in test': {
    found: 'is watched for pressure, but not shut for the test',
    why: 'An open bleed lets leakage out. The gauge reads zero with a valve that passes.',
    mend: 'Shut the bleed, watch the gauge, then open and lock the bleed.',
    source: '29 CFR 1910.147(d)(6)',
  },
  'voltage untested': {
    found: 'isn’t tested for absence of voltage',
    why: 'A breaker that’s off can be the wrong one, or have a welded contact.',
    mend: 'Operate the controls, then a qualified person tests every conductor, phase to phase and to ground.',
    source: '29 CFR 1910.333(b)(2)(iv)(A), (B); NFPA 70E, Article 120',
  },
  'start untried': {
    found: 'isn’t tried, and isn’t tested for absence of voltage',
    why: 'A breaker that’s off can be the wrong one, or have a welded contact.',
    mend: 'For mechanical work with nothing electrical opened, trying to start the motor is enough. Otherwise a qualified person tests every conductor, phase to phase and to ground.',
    source: '29 CFR 1910.147(d)(6); electrical work: 1910.333(b)(2)(iv)(A), (B)',
  },
  'tester unproved': {
    found: 'is tested with a tester that isn’t proved before and after',
    why: 'If the tester failed during the test, its 0 V means nothing.',
    mend: 'Prove it on a known live source, test, and prove it again. NFPA 70E asks for that at every voltage, OSHA above 600 V.',
    source: 'NFPA 70E, Article 120; 29 CFR 1910.333(b)(2)(iv)(B)',
  },
  'lock missing': {
    found: 'has no lock',
    why: 'A tag only warns. What can be locked has to be, unless the employer shows that a tag protects as well.',
    mend: 'Lock it. If it can’t take a lock, the procedure has to say what’s done besides the tag.',
    source: '29 CFR 1910.147(c)(2), (c)(3), (d)(4)',
  },
  'lock shared': {
    found: 'has the same lock as another row',
    why: 'One lock on two devices leaves one of them without, unless a chain holds both.',
    mend: 'Give each device its own lock, or correct the number.',
    source: '29 CFR 1910.147(d)(4)(i)',
  },
  'key outside': {
    found: 'has no key in the lock box',
    why: 'Anyone with the key can unlock the device while the crew works.',
    mend: 'List the key of every lock in the box. Or have everyone hang a personal lock on every point.',
    source: '29 CFR 1910.147(f)(3)(i)',
  },
  'personal lock missing': {
    found: 'has no personal lock',
    why: 'Nobody works under someone else’s lock.',
    mend: 'Each of the crew hangs a lock of their own before they start, and takes it off when they stop.',
    source: '29 CFR 1910.147(f)(3)(ii)(D)',
  },
  'crew unnamed': {
    found: 'doesn’t say who works behind the locks',
    why: 'Without names, nobody can check that each has a lock.',
    mend: 'List the crew.',
    source: '29 CFR 1910.147(f)(3)(ii)(B), (D)',
  },
  'nobody in charge': {
    found: 'has a crew, but nobody in charge of the lockout',
    why: 'One authorized employee has to know who is exposed, and when all are clear.',
    mend: 'Name that person.',
    source: '29 CFR 1910.147(f)(3)(ii)(A), (B)',
  },
  unverified: {
    found: 'has no verification that can be read, or none that shows zero',
    why: 'Locked isn’t isolated. “OK” or initials don’t say what was done.',
    mend: 'Say how: tried, gauge at zero, bleed clear, or seen at the device.',
    source: '29 CFR 1910.147(c)(4)(ii)(D), (d)(6)',
  },
  'single valve unaccepted': {
    found: 'is held back by a single valve, and nothing says that’s accepted',
    why: 'If it passes, the line is open. 1910.147 leaves the method to your procedure.',
    mend: 'Name what accepts a single valve for this fluid, pressure, and time. Or use a blind, or double block and bleed.',
    source: '29 CFR 1910.147(c)(4)(ii)(B), (d)(1)',
  },
  'tag missing': {
    found: 'has no tag or location',
    why: 'Nobody can find it, or tell it from its neighbor.',
    mend: 'Write the tag that’s on the device.',
    source: '29 CFR 1910.147(c)(4)(ii)(B), (d)(3)',
  },
  'position unread': {
    found: 'has no position that can be read',
    why: '“Normally closed” says nothing about now.',
    mend: 'Write locked open, locked closed, locked off, or in place.',
    source: '29 CFR 1910.147(c)(4)(ii)(B), (d)(3)',
  },
  'device unread': {
    found: 'has no type of device that can be read',
    why: 'Nobody can tell whether it isolates, or only controls.',
    mend: 'Write what it is: breaker, gate valve, ball valve, blind, bleed, drain.',
    source: '29 CFR 1910.147(b), (c)(4)(ii)(B)',
  },
  'energy unread': {
    found: 'has no energy that can be read',
    why: 'The person who locks it has to know the type of energy, and how much.',
    mend: 'Write what it holds back, with its pressure or voltage.',
    source: '29 CFR 1910.147(d)(1)',
  },
  'name missing': {
    found: 'doesn’t name the person who hangs the lock',
    why: 'Without a name, nobody knows whom to ask, or who may remove it. A role isn’t a name.',
    mend: 'Name the person.',
    source: '29 CFR 1910.147(c)(5)(ii)(D)',
  },
  'steps out of order': {
    found: 'is out of order',
    why: 'Each step depends on those before: notify, shut down, isolate, lock, release, verify.',
    mend: 'Move it.',
    source: '29 CFR 1910.147(c)(9), (d)(1) to (6)',
  },
  'step missing': {
    found: 'can’t be found in the steps',
    why: 'The procedure has specific steps for each: notify, shut down, isolate, lock, release, verify.',
    mend: 'Add what’s missing.',
    source: '29 CFR 1910.147(c)(4)(ii), (c)(9), (d)',
  },
  'shift change': {
    found: 'doesn’t carry the locks over a shift change',
    why: 'Between two crews, the equipment must never be without a lock.',
    mend: 'Oncoming locks go on before off-going ones come off. Or say that the job ends within the shift.',
    source: '29 CFR 1910.147(f)(4)',
  },
  'removal by others': {
    found: 'doesn’t say that each lock is removed by the person who hung it',
    why: 'A lock that someone else removes can leave its owner at open equipment.',
    mend: 'Each removes their own. For an absent worker, only by the employer’s documented procedure.',
    source: '29 CFR 1910.147(e)(3)',
  },
  'job unstated': {
    found: 'doesn’t say what kind of job it’s for',
    why: 'Entry, line breaks, and electrical work have checks of their own, which weren’t run.',
    mend: 'Choose the job.',
    source: '29 CFR 1910.147(c)(4)(ii)(A)',
  },
};
