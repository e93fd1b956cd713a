import type { Isolation } from '@/components/tools/spot-the-error/isolation';

/** The positions that isolate the line: breaker off, block valves and air closed, drain closed, bleed open. */
const safe = ['off', 'closed', 'closed', 'closed', 'closed', 'open'];

/**
 * What's wrong with an isolation, by the rules of lockout/tagout. What follows from a device that isn't locked and
 * tagged at all isn't reported again.
 */
export function violations(isolation: Isolation): string[] {
  const { points, records, keys, crew, onBox, isDrained, gauge, bleedTo, air } = isolation;
  const ofPoints = points.flatMap(({ tag, position, isLocked, isTagged }, index) => {
    const { lock, holder, verification } = records[index] ?? {};
    if (!isLocked && !isTagged) return [`${tag} isn’t isolated`];
    const expected = index === 0 ? 'proved' : null;
    return [
      position !== safe[index] && `${tag} is locked ${position}`,
      !isLocked && `${tag} has no lock`,
      isLocked && !keys.includes(lock ?? '') && `the key of ${tag} isn’t in the box`,
      !isLocked &&
        keys.includes(lock ?? '') &&
        `the key of a lock that isn’t on ${tag} is in the box`,
      !isTagged && `${tag} has no tag`,
      !holder && `the tag of ${tag} has no name`,
      verification !== expected && `${tag} isn’t verified: ${verification}`,
    ];
  });
  const all = [
    ...ofPoints,
    !isDrained && 'the section isn’t drained',
    gauge.at !== 'section' && 'the gauge isn’t on the section',
    bleedTo !== 'safe location' && 'the bleed doesn’t lead to a safe location',
    air !== 'pneumatic' && 'the air line isn’t drawn as pneumatic',
    ...crew.map((name) => !onBox.includes(name) && `${name} has no lock on the box`),
  ];
  return all.filter((violation) => violation !== false);
}
