import { describe, expect, it } from 'vitest';
import { type Shift, stateAt, timeOf } from './state';

const shift: Shift = {
  equipment: [{ tag: 'P-1', state: 'running' }],
  devices: [{ tag: 'HV-1', state: 'open' }],
  permits: [{ tag: 'PTW-1' }],
  isolations: [
    {
      tag: 'LOTO-1',
      points: [{ device: 'HV-1', position: 'locked closed, vented', verified: '07:08' }],
    },
  ],
  log: [
    { time: '07:00', tag: 'P-1', text: 'Stopped', by: 'A. Bee', sets: { 'P-1': 'stopped' } },
    { time: '09:00', tag: 'LOTO-1', text: 'Off', by: 'A. Bee', sets: { 'HV-1': 'closed' } },
  ],
};

const statesAt = (time: string) =>
  Object.fromEntries([...stateAt(shift, time)].map(([tag, { state }]) => [tag, state]));

describe('the state of the plant', () => {
  it('is what the shift began with, until an entry changes it', () => {
    expect(statesAt('06:59')).toEqual({ 'P-1': 'running', 'HV-1': 'open' });
    expect(statesAt('07:00')).toEqual({ 'P-1': 'stopped', 'HV-1': 'open' });
  });

  it('has a device locked from the time its point is verified until an entry says otherwise', () => {
    expect(statesAt('07:08')['HV-1']).toBe('locked closed');
    expect(statesAt('09:00')['HV-1']).toBe('closed');
  });

  it('says since when', () => {
    expect(stateAt(shift, '08:00').get('P-1')).toEqual({ state: 'stopped', since: '07:00' });
    expect(timeOf(shift, 'HV-1', 'locked closed')).toBe('07:08');
    expect(timeOf(shift, 'PTW-1', 'issued')).toBeUndefined();
  });
});
