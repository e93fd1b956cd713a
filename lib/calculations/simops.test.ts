import { expect, it } from 'vitest';
import { parseTime } from './hours';
import { findConflicts } from './simops';
import type { Job } from './simops-rules';
import { double, entry, hotWork, lift, lineBreak, single, siteRules } from './testing-simops';

function job(tag: string, work: string, hours: string, bay: number, equipment?: string): Job {
  const [from = '', until = ''] = hours.split('–');
  const on = equipment ?? null;
  return {
    tag,
    work,
    bay,
    place: '',
    equipment: on,
    from: parseTime(from),
    until: parseTime(until),
  };
}

const isolation = job('LOTO-1', single, '07:32–17:00', 2, 'F-1');
const open = (hours: string, bay = 2) => job('PTW-1', lineBreak, hours, bay, 'F-1');
const hot = (hours: string, bay: number) => job('PTW-2', hotWork, hours, bay);

it.each([
  [
    'hot work 40 ft from an open line',
    [isolation, open('10:00–14:00'), hot('10:00–12:00', 5)],
    ['vapor', 'smoldering'],
  ],
  ['hot work 60 ft from an open line', [isolation, open('10:00–14:00'), hot('10:00–12:00', 6)], []],
  [
    'a lift 20 ft away',
    [hot('10:00–12:00', 1), job('PTW-3', lift, '10:00–11:00', 3)],
    ['dropped load'],
  ],
  [
    'a line opened before zero energy is verified',
    [isolation, open('07:00–09:00')],
    ['not isolated'],
  ],
  ['a line opened once it’s verified', [isolation, open('07:32–09:00')], []],
  ['a line opened past the removal', [isolation, open('14:00–17:01')], ['not isolated']],
  [
    'a line in the same bay that has no isolation of its own',
    [isolation, job('PTW-3', lineBreak, '08:00–09:00', 2)],
    ['not isolated'],
  ],
  [
    'an entry behind a single block and bleed',
    [isolation, job('PTW-3', entry, '08:00–09:00', 2, 'F-1')],
    ['not blanked'],
  ],
  [
    'an entry behind a double block and bleed',
    [job('LOTO-2', double, '07:00–17:00', 2, 'V-1'), job('PTW-3', entry, '08:00–09:00', 2, 'V-1')],
    [],
  ],
  [
    'an open line that isn’t isolated, next to hot work that starts earlier',
    [isolation, open('06:30–10:30'), hot('06:00–08:00', 2)],
    ['not isolated', 'vapor', 'smoldering'],
  ],
  [
    'a line opened during the fire watch',
    [isolation, open('12:30–14:00'), hot('08:00–12:00', 2)],
    ['smoldering'],
  ],
  [
    'a crew on an exchanger when the line to it is opened up again',
    [isolation, open('13:00–17:00'), job('PTW-3', lift, '14:00–18:00', 8, 'E-1')],
    ['in service'],
  ],
  [
    'a crew that leaves the exchanger before',
    [isolation, open('13:00–17:00'), job('PTW-3', lift, '14:00–16:45', 8, 'E-1')],
    [],
  ],
  [
    'work on equipment past its isolation',
    [isolation, job('PTW-3', lift, '16:00–17:15', 8, 'F-1')],
    ['in service'],
  ],
  [
    'work on equipment of which nothing is known',
    [isolation, job('PTW-3', lift, '16:00–17:15', 8, 'F-9')],
    [],
  ],
  [
    'hot work during the leak test, once the locks are off',
    [isolation, open('08:00–12:00'), hot('17:15–18:00', 2)],
    ['leak'],
  ],
  [
    'hot work beside the joint that’s made up, before the locks are off',
    [isolation, open('08:00–12:00'), hot('12:15–14:00', 2)],
    [],
  ],
  [
    'an entry into the tubes of an exchanger whose shell is isolated',
    [
      job('LOTO-2', double, '07:00–17:00', 2, 'E-1 shell'),
      job('PTW-3', entry, '08:00–09:00', 2, 'E-1 tubes'),
    ],
    ['not blanked'],
  ],
  [
    'an entry into an exchanger of which a part is isolated',
    [
      job('LOTO-2', double, '07:00–17:00', 2, 'E-1 shell'),
      job('PTW-3', entry, '08:00–09:00', 2, 'E-1'),
    ],
    ['not blanked?'],
  ],
  [
    'five hot works in one bay',
    Array.from({ length: 5 }, (_, index) => job(`PTW-${index}`, hotWork, '08:00–10:00', 4)),
    ['crowded'],
  ],
] as const)('%s', (_, jobs, expected) => {
  const found = findConflicts(jobs, siteRules);
  expect(found.map(({ rule, isQuestion }) => `${rule.rule}${isQuestion ? '?' : ''}`)).toEqual(
    expected,
  );
});
